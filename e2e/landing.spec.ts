import { benefits, landing, site } from "./content";
import { anchors } from "./paths";
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
