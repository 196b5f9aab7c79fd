import { type Kind, kinds } from "../src/routes";
import { landingAnchors } from "../src/urls/anchors";
import { expect, test } from "./fixtures";
import {
  benefits,
  euros,
  landing,
  listedProjects,
  members,
  projectPath,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./siteContent";

// All of this is in the HTML; other tests check that hydration changes nothing.
test.use({ javaScriptEnabled: false });

test("the landing page shows its sections in order, with their content", async ({ page }) => {
  await page.goto("/");
  const sections = page.getByRole("main").locator("section");
  const ids = await sections.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
  expect(ids).toEqual([
    ...["inicio", "nosotros", "proyectos", "alquiler"],
    ...["equipo", "servicios", "inversion", "contacto"],
  ]);
  // The link check has to know the same ids.
  const lists = Object.values<Kind>(kinds).flatMap(({ list }) => list?.section ?? []);
  expect([...landingAnchors, ...lists].sort()).toEqual(ids.sort());
  const { hero, about, aidAndFinancing, investment, contactHeading } = landing;
  await expect(sections.locator("h1, h2")).toHaveText([
    hero.title,
    about.title,
    landing.benefitsHeading.title,
    aidAndFinancing.title,
    landing.projectsHeading.title,
    landing.rentalsHeading.title,
    landing.teamHeading.title,
    landing.servicesHeading.title,
    landing.testimonialsHeading.title,
    investment.title,
    contactHeading.title,
  ]);

  const opening = page.locator("#inicio");
  const { primary, secondary } = hero;
  await expect.soft(opening.getByRole("link")).toHaveText([primary.label, secondary.label]);
  await expect.soft(opening.getByRole("link").first()).toHaveAttribute("href", primary.target);
  await expect.soft(opening.getByRole("link").last()).toHaveAttribute("href", secondary.target);
  await expect.soft(opening.locator("dd")).toHaveText(site.figures.map(({ value }) => value));
  await expect.soft(opening.locator("dt")).toHaveText(site.figures.map(({ label }) => label));

  const benefitList = page.getByRole("region", { name: landing.benefitsHeading.title });
  await expect
    .soft(benefitList.getByRole("heading", { level: 3 }))
    .toHaveText(benefits.map(({ title }) => title));
  await expect.soft(benefitList.locator("li svg")).toHaveCount(benefits.length);

  const { title, lead, items, study } = aidAndFinancing;
  const help = page.getByRole("region", { name: title });
  const headings = await help.getByRole("heading", { level: 3 }).allTextContents();
  expect.soft(headings[0]).toBe(lead.title);
  expect.soft(headings.slice(1).sort()).toEqual(items.map((item) => item.title).sort());
  await expect
    .soft(help.getByRole("link", { name: study.label }))
    .toHaveAttribute("href", "#contacto");

  const { alt, caption } = landing.photoBanner;
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

  const { annualReturn, minimumAmount } = investment;
  await expect
    .soft(page.locator("#inversion dd"))
    .toHaveText([`${annualReturn.min}-${annualReturn.max} %`, euros(minimumAmount)]);

  for (const [list, entries] of [
    ["proyectos", listedProjects.map((entry) => [entry.title, projectPath(entry)])],
    ["alquiler", rentals.map((entry) => [entry.title, rentalPath(entry)])],
    ["servicios", services.map((entry) => [entry.title, servicePath(entry)])],
  ] as const) {
    const found = await page
      .locator(`#${list} h3 a`)
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect.soft(found, list).toEqual(entries);
  }
});
