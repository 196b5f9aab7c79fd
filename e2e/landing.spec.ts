import {
  benefits,
  euros,
  landing,
  members,
  newestProjects,
  newestRentals,
  projectPath,
  rentalPath,
  servicePath,
  services,
  site,
  testimonials,
} from "./content";
import { expect, test } from "./support";

// All of this is in the HTML; other tests see that hydration changes none of it.
test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the landing page shows the specified sections in order", async ({ page }) => {
  const sections = page.getByRole("main").locator("section");
  const ids = await sections.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
  expect(ids).toEqual([
    ...["inicio", "nosotros", "proyectos", "alquiler"],
    ...["equipo", "servicios", "inversion", "contacto"],
  ]);
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

test("the landing page shows the content of its own sections", async ({ page }) => {
  const hero = page.locator("#inicio");
  const { primary, secondary } = landing.hero;
  await expect.soft(hero.getByRole("link")).toHaveText([primary.label, secondary.label]);
  await expect.soft(hero.getByRole("link").first()).toHaveAttribute("href", primary.target);
  await expect.soft(hero.getByRole("link").last()).toHaveAttribute("href", secondary.target);
  await expect.soft(hero.locator("dd")).toHaveText(site.figures.map(({ value }) => value));
  await expect.soft(hero.locator("dt")).toHaveText(site.figures.map(({ label }) => label));

  const benefitList = page.getByRole("region", { name: landing.benefits.title });
  await expect
    .soft(benefitList.getByRole("heading", { level: 3 }))
    .toHaveText(benefits.map(({ title }) => title));
  await expect.soft(benefitList.locator("li svg")).toHaveCount(benefits.length);

  const { title, lead, items, study } = landing.advantages;
  const advantages = page.getByRole("region", { name: title });
  const headings = await advantages.getByRole("heading", { level: 3 }).allTextContents();
  expect.soft(headings[0]).toBe(lead.title);
  expect.soft(headings.slice(1).sort()).toEqual(items.map((item) => item.title).sort());
  for (const { figure } of items) {
    if (figure) await expect.soft(advantages.getByText(figure, { exact: true })).toBeVisible();
  }

  await expect
    .soft(advantages.getByRole("link", { name: study.label }))
    .toHaveAttribute("href", "#contacto");

  const { alt, caption } = landing.band;
  const band = page.getByRole("figure").filter({ has: page.getByRole("img", { name: alt }) });
  await expect.soft(band.locator("img")).toHaveAttribute("loading", "lazy");
  await expect
    .soft(band.getByRole("link", { name: caption.label }))
    .toHaveAttribute("href", caption.target);

  const people = page.locator("#equipo").getByRole("listitem");
  await expect.soft(people.getByRole("heading")).toHaveText(members.map(({ name }) => name));
  const posts = ["Dirección general", "Asesoría jurídica", "Jefatura de obra"];
  for (const post of [...posts, "Dirección de tecnología"]) {
    await expect.soft(people.getByText(post, { exact: true })).toBeVisible();
  }
  for (const { name } of members) {
    await expect.soft(people.getByRole("img", { name: new RegExp(name) })).toHaveCount(1);
  }

  const quotes = page.getByRole("region", { name: landing.testimonials.title }).locator("figure");
  await expect.soft(quotes).toContainText(testimonials.map(({ name }) => name));

  const { annualReturn, minimumAmount } = landing.investment;
  await expect
    .soft(page.locator("#inversion dd"))
    .toHaveText([`${annualReturn.min}-${annualReturn.max} %`, euros(minimumAmount)]);
});

test("the landing page shows the newest entries with links to their pages", async ({ page }) => {
  const badges = { past: "Completado", current: "En construcción", future: "Próximamente" };
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(newestProjects.length + newestRentals.length);
  for (const project of newestProjects) {
    const card = page.locator("#proyectos").getByRole("article").filter({ hasText: project.title });
    await expect.soft(card.getByRole("link")).toHaveAttribute("href", projectPath(project));
    await expect.soft(card.locator("picture img")).toHaveAttribute("alt", /\S/);
    await expect.soft(card).toContainText(project.location);
    await expect.soft(card).toContainText(project.type === "sale" ? "Venta" : "Alquiler");
    await expect.soft(card.getByText(badges[project.status], { exact: true })).toBeVisible();
  }
  for (const rental of newestRentals) {
    const card = page.locator("#alquiler").getByRole("article").filter({ hasText: rental.title });
    await expect.soft(card.getByRole("link")).toHaveAttribute("href", rentalPath(rental));
    await expect.soft(card).toContainText(`${euros(rental.price)} al mes`);
  }
  for (const listing of [...newestProjects, ...newestRentals]) {
    const card = cards.filter({
      has: page.getByRole("heading", { name: listing.title, exact: true }),
    });
    const { energyLabel } = listing;
    if (energyLabel === "pending") {
      await expect.soft(card).toContainText("Calificación energética en trámite");
    } else {
      await expect
        .soft(card.getByRole("img", { name: `Calificación energética: ${energyLabel}` }))
        .toHaveCount(energyLabel ? 1 : 0);
    }
  }
  const links = page.locator("#servicios").getByRole("link");
  await expect(links).toHaveCount(services.length);
  for (const service of services) {
    const link = links.filter({ hasText: service.title });
    await expect.soft(link).toHaveAttribute("href", servicePath(service));
  }
});
