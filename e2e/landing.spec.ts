import { benefits, euros, landing, site } from "./content";
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

test("leads on from the hero", async ({ page }) => {
  const links = page.locator("#inicio").getByRole("link");
  await expect(links).toHaveText([landing.hero.primary.label, landing.hero.secondary.label]);
  await expect(links.first()).toHaveAttribute("href", landing.hero.primary.target);
  await expect(links.last()).toHaveAttribute("href", landing.hero.secondary.target);
});

test("makes the claims of the content", async ({ page }) => {
  const figures = page.locator("#inicio dd");
  await expect(figures).toHaveText(site.figures.map(({ value }) => value));
  await expect(page.locator("#inicio dt")).toHaveText(site.figures.map(({ label }) => label));
  const { annualReturn, minimumAmount } = landing.investment;
  await expect(page.locator("#inversion dd")).toHaveText([
    `${annualReturn.min}–${annualReturn.max} %`,
    euros(minimumAmount),
  ]);
  const help = page.getByRole("region", { name: landing.advantages.title });
  for (const { figure } of landing.advantages.items) {
    if (figure) await expect(help.getByText(figure, { exact: true })).toBeVisible();
  }
});

test("names every benefit, each with an icon", async ({ page }) => {
  const items = page.getByRole("region", { name: landing.benefits.title }).getByRole("listitem");
  await expect(items).toHaveCount(benefits.length);
  await expect(items.locator("svg")).toHaveCount(benefits.length);
  await expect(items.getByRole("heading")).toHaveText(benefits.map(({ title }) => title));
});

test("names every advantage, the solvency check by AI first", async ({ page }) => {
  const { title, lead, items } = landing.advantages;
  const headings = page.getByRole("region", { name: title }).getByRole("heading", { level: 3 });
  await expect(headings).toHaveCount(1 + items.length);
  await expect(headings.first()).toHaveText(lead.title);
  const others = await headings.allTextContents();
  expect(others.slice(1).sort()).toEqual(items.map((item) => item.title).sort());
});
