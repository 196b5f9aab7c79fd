import { formatDays } from "../src/utils/formatDays";
import {
  euros,
  landing,
  members,
  newestProjects,
  newestRentals,
  nth,
  services,
  site,
  testimonials,
} from "./content";
import { projectPath, rentalPath, servicePath } from "./paths";
import { expect, open, test } from "./support";

test.beforeEach(({ page }) => open(page, "/"));

test("shows the newest projects with their badge and a link to their page", async ({ page }) => {
  const cards = page.locator("#proyectos").getByRole("article");
  await expect(cards).toHaveCount(newestProjects.length);
  for (const project of newestProjects) {
    const card = cards.filter({ hasText: project.title });
    await expect(card.getByRole("link")).toHaveAttribute("href", projectPath(project));
    await expect(card.locator("picture img")).toHaveAttribute("alt", /\S/);
    await expect(card).toContainText(project.location);
    await expect(card).toContainText(project.type === "sale" ? "Venta" : "Alquiler");
    const badges = { past: "Completado", current: "En construcción", future: "Próximamente" };
    await expect(card.getByText(badges[project.status], { exact: true })).toBeVisible();
  }
});

test("shows the newest rentals with their price a month and a link to their page", async ({
  page,
}) => {
  const cards = page.locator("#alquiler").getByRole("article");
  await expect(cards).toHaveCount(newestRentals.length);
  for (const rental of newestRentals) {
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
  const links = page.locator("#servicios").getByRole("link");
  await expect(links).toHaveCount(services.length);
  for (const service of services) {
    const link = links.filter({ hasText: service.title });
    await expect(link).toHaveAttribute("href", servicePath(service));
  }
});

test("quotes every testimonial", async ({ page }) => {
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
  const { opens, closes } = site.hours;
  await expect(office).toContainText(
    `${formatDays(site.hours.days as Queries.Weekday[])}, de ${opens} a ${closes}`,
  );
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
