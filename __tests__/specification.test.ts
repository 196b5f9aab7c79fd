/** @jest-environment node */
import {
  benefits,
  landing,
  legalLinks,
  members,
  projects,
  rentals,
  services,
  site,
  socialLinks,
  testimonials,
} from "../e2e/content";

/*
 * What the specification says of the content itself. The other tests follow the
 * content: whoever changes the firm's offer changes these.
 */

test("there are as many entries as specified", () => {
  expect(projects.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(rentals.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(services.map(({ id }) => id).sort()).toEqual([
    "asesoramiento-inversiones",
    "comercializacion",
    "gestion-proyectos",
    "promocion-inmobiliaria",
    "servicio-postventa",
  ]);
  expect(testimonials).toHaveLength(4);
  expect(benefits).toHaveLength(6);
  expect(landing.advantages.items).toHaveLength(5);
  expect(members.map(({ role }) => role)).toEqual(["ceo", "lawyer", "manager", "cto"]);
});

test("the rentals cost what is specified", () => {
  expect(rentals.map(({ price }) => price)).toEqual([2500, 1800, 1600]);
});

test("the projects have every status and type, and some lack rooms or baths", () => {
  const of = (field: "status" | "type") => new Set(projects.map((project) => project[field]));
  expect(of("status")).toEqual(new Set(["past", "current", "future"]));
  expect(of("type")).toEqual(new Set(["sale", "rent"]));
  expect(projects.some(({ details }) => details.bedrooms === undefined)).toBe(true);
  expect(projects.some(({ details }) => details.bathrooms === undefined)).toBe(true);
});

test("there are homes, and plans of a project and of a rental, for tests to look at", () => {
  expect(projects.some(({ units }) => units)).toBe(true);
  for (const listings of [projects, rentals]) {
    expect(listings.some(({ floorPlans }) => floorPlans)).toBe(true);
  }
});

test("the claims are those specified", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");
  const values = site.figures.map(({ value }) => plain(value));
  expect(values).toEqual(["25+", "500+", "15 %", "10+"]);
  const { annualReturn, minimumAmount } = landing.investment;
  expect([annualReturn, minimumAmount]).toEqual([{ min: 8, max: 12 }, 10_000]);
  const { lead, items } = landing.advantages;
  expect(lead.title).toMatch(/inteligencia artificial/i);
  const figures = items.flatMap(({ figure }) => (figure ? plain(figure) : []));
  expect(figures).toEqual(["Hasta 10.800 €", "Hasta el 100 %", "Hasta 6.000 €"]);
});

test("the conditions of rentals and the office's hours are those specified", () => {
  const { depositMonths, guaranteeMonths, minimumMonths } = site.rentalConditions;
  expect([depositMonths, guaranteeMonths, minimumMonths]).toEqual([2, 1, 12]);
  expect(site.hours).toEqual({
    days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    opens: "10:00",
    closes: "14:00",
  });
});

test("the menu, the hero and the footer lead where is specified", () => {
  const [home, ...others] = [...site.menu, site.callToAction];
  expect(home).toEqual({ label: "Inicio", target: "/" });
  expect(others.map(({ label, target }) => [label, target])).toEqual([
    ["Nosotros", "/#nosotros"],
    ["Proyectos", "/#proyectos"],
    ["Alquiler", "/#alquiler"],
    ["Inversión", "/#inversion"],
    ["Contacto", "/#contacto"],
    ["Contáctanos", "/#contacto"],
  ]);
  const { primary, secondary } = landing.hero;
  expect([primary.target, secondary.target]).toEqual(["/#proyectos", "/#inversion"]);
  expect(site.quickLinks.map(({ label, target }) => [label, target])).toEqual([
    ["Inicio", "/"],
    ["Nosotros", "/#nosotros"],
    ["Proyectos", "/#proyectos"],
    ["Inversión", "/#inversion"],
    ["Contacto", "/#contacto"],
  ]);
  for (const links of [legalLinks, socialLinks]) {
    expect(links.map(({ target }) => target)).toEqual(Array(4).fill(undefined));
  }
});
