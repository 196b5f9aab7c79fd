import {
  anchors,
  benefits,
  euros,
  landing,
  members,
  nth,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
  testimonials,
} from "./content";
import { expect, open, test } from "./support";

test.beforeEach(({ page }) => open(page, "/"));

test("shows the sections of the specification, in order", async ({ page }) => {
  const sections = page.getByRole("main").locator("section");
  const ids = await sections.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
  expect(ids).toEqual(anchors);
  const { hero, about, advantages, investment, contact } = landing;
  await expect(sections.locator("h1, h2")).toHaveText([
    hero.title,
    about.title,
    landing.benefits.title,
    advantages.title,
    landing.projects.title,
    landing.rentals.title,
    landing.team.title,
    landing.services.title,
    landing.testimonials.title,
    investment.title,
    contact.title,
  ]);
});

test("leads from the hero to the projects and to the investment", async ({ page }) => {
  const links = page.locator("#inicio").getByRole("link");
  await expect(links).toHaveText([landing.hero.primary.label, landing.hero.secondary.label]);
  await expect(links.first()).toHaveAttribute("href", "/#proyectos");
  await expect(links.last()).toHaveAttribute("href", "/#inversion");
});

test("makes the claims of the specification", async ({ page }) => {
  const figures = page.locator("#inicio dd");
  await expect(figures).toHaveText(["25+", "500+", "15 %", "10+"]);
  await expect(page.locator("#inicio dt")).toHaveText(site.figures.map(({ label }) => label));
  await expect(page.locator("#inversion dd")).toHaveText(["8–12 %", "10.000 €"]);
  const help = page.getByRole("region", { name: landing.advantages.title });
  for (const claim of ["10.800 €", "100 %", "6.000 €"]) {
    await expect(help.getByText(claim, { exact: true })).toBeVisible();
  }
});

test("names six benefits, each with an icon", async ({ page }) => {
  const items = page.getByRole("region", { name: landing.benefits.title }).getByRole("listitem");
  await expect(items).toHaveCount(6);
  await expect(items.locator("svg")).toHaveCount(6);
  await expect(items.getByRole("heading")).toHaveText(benefits.map(({ title }) => title));
});

test("names six advantages, the solvency check by AI first", async ({ page }) => {
  const { title, lead, items } = landing.advantages;
  const headings = page.getByRole("region", { name: title }).getByRole("heading", { level: 3 });
  await expect(headings).toHaveCount(6);
  await expect(headings.first()).toHaveText(lead.title);
  await expect(headings.first()).toContainText(/inteligencia artificial/i);
  const others = await headings.allTextContents();
  expect(others.slice(1).sort()).toEqual(items.map((item) => item.title).sort());
});

test("shows every project with its badge and a link to its page", async ({ page }) => {
  expect(projects.length).toBeGreaterThanOrEqual(6);
  const cards = page.locator("#proyectos").getByRole("article");
  await expect(cards).toHaveCount(projects.length);
  for (const project of projects) {
    const card = cards.filter({ hasText: project.title });
    await expect(card.getByRole("link")).toHaveAttribute("href", projectPath(project));
    await expect(card.getByRole("img")).toHaveAttribute("alt", /\S/);
    await expect(card).toContainText(project.location);
    await expect(card).toContainText(project.type === "sale" ? "Venta" : "Alquiler");
    const badges = { past: "Completado", current: "En construcción", future: "Próximamente" };
    await expect(card.getByText(badges[project.status], { exact: true })).toBeVisible();
  }
});

test("shows every rental with its price a month and a link to its page", async ({ page }) => {
  expect(rentals.map(({ price }) => euros(price))).toEqual(
    expect.arrayContaining(["2.500 €", "1.800 €", "1.600 €"]),
  );
  const cards = page.locator("#alquiler").getByRole("article");
  await expect(cards).toHaveCount(rentals.length);
  for (const rental of rentals) {
    const card = cards.filter({ hasText: rental.title });
    await expect(card.getByRole("link")).toHaveAttribute("href", rentalPath(rental));
    await expect(card).toContainText(`${euros(rental.price)} al mes`);
  }
});

test("introduces the four of the team by name, post and portrait", async ({ page }) => {
  const people = page.locator("#equipo").getByRole("listitem");
  await expect(people).toHaveCount(4);
  await expect(people.getByRole("heading")).toHaveText(members.map(({ name }) => name));
  const posts = ["Dirección general", "Asesoría jurídica", "Dirección de obra"];
  for (const post of [...posts, "Dirección de tecnología"]) {
    await expect(people.getByText(post, { exact: true })).toBeVisible();
  }
  for (const { name } of members) {
    await expect(people.getByRole("img", { name: new RegExp(name) })).toHaveCount(1);
  }
});

test("lists every service with a link to its page", async ({ page }) => {
  expect(services.length).toBeGreaterThanOrEqual(5);
  const links = page.locator("#servicios").getByRole("link");
  await expect(links).toHaveCount(services.length);
  for (const service of services) {
    const link = links.filter({ hasText: service.title });
    await expect(link).toHaveAttribute("href", servicePath(service));
  }
});

test("quotes every testimonial", async ({ page }) => {
  expect(testimonials.length).toBeGreaterThanOrEqual(4);
  const quotes = page.getByRole("region", { name: landing.testimonials.title }).locator("figure");
  await expect(quotes).toHaveCount(testimonials.length);
  await expect(quotes.first()).toContainText(nth(testimonials).quote);
  await expect(quotes.first()).toContainText(nth(testimonials).name);
});

test("says where the office is, when it is open and how to reach it", async ({ page }) => {
  const office = page.locator("#contacto");
  const { street, postalCode, city } = site.address;
  await expect(office).toContainText(street);
  await expect(office).toContainText(`${postalCode} ${city}`);
  await expect(office).toContainText("Lunes a viernes, de 10:00 a 14:00");
  await expect(office.getByRole("link", { name: site.contact.phone }).first()).toHaveAttribute(
    "href",
    `tel:+34${site.contact.phone.replaceAll(" ", "")}`,
  );
  await expect(office.getByRole("link", { name: site.contact.email }).first()).toHaveAttribute(
    "href",
    `mailto:${site.contact.email}`,
  );
  await expect(office.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
  );
});
