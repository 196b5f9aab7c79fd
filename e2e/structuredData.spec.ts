import type { Page } from "@playwright/test";
import { PAGE_SIZE } from "../src/utils/paths";
import { nth, projects, rentals, services, site } from "./content";
import { pagePaths, projectPath, rentalPath, servicePath } from "./paths";
import { expect, open, test } from "./support";

type Node = Record<string, unknown>;

const SCRIPT = 'script[type="application/ld+json"]';

const graphIn = (text: string) => (JSON.parse(text) as { "@graph": Node[] })["@graph"];

/** What a page says to machines, by the time that its scripts are done. */
async function graphOf(page: Page): Promise<Node[]> {
  await expect(page.locator(SCRIPT)).toHaveCount(1);
  return graphIn((await page.locator(SCRIPT).textContent()) ?? "");
}

const ofType = (graph: Node[], type: string) => graph.find((node) => node["@type"] === type);

for (const path of pagePaths) {
  test(`says on ${path} of which firm it is, at its published address`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    const graph = graphIn(scripts[0]?.[1] ?? "");
    expect(ofType(graph, "RealEstateAgent")).toMatchObject({
      name: site.fullName,
      address: { "@type": "PostalAddress", postalCode: site.address.postalCode },
    });
    expect(JSON.stringify(graph)).toContain(`${site.url}${path}`);
    expect(JSON.stringify(graph)).not.toMatch(/review|rating/i);
    expect(Boolean(ofType(graph, "BreadcrumbList"))).toBe(path !== "/");
  });
}

test("says when the office is open", async ({ page }) => {
  await open(page, "/");
  const agent = ofType(await graphOf(page), "RealEstateAgent");
  expect(agent).toMatchObject({
    telephone: `+34${site.contact.phone.replaceAll(" ", "")}`,
    openingHoursSpecification: { opens: site.hours.opens, closes: site.hours.closes },
  });
});

test("says what a rental costs a month", async ({ page }) => {
  const rental = nth(rentals);
  await open(page, rentalPath(rental));
  const text = JSON.stringify(ofType(await graphOf(page), "RealEstateListing"));
  expect(text).toContain('"@type":"Apartment"');
  expect(text).toContain(`"price":${rental.price},"priceCurrency":"EUR","unitCode":"MON"`);
});

test("says what a project and a service are", async ({ page }) => {
  await open(page, projectPath(nth(projects)));
  const listing = ofType(await graphOf(page), "RealEstateListing");
  expect(JSON.stringify(listing)).toContain('"@type":"ApartmentComplex"');
  await open(page, servicePath(nth(services)));
  expect(ofType(await graphOf(page), "Service")).toMatchObject({ name: nth(services).title });
});

test("says what is in a list", async ({ page }) => {
  await open(page, "/alquiler/");
  const list = ofType(await graphOf(page), "CollectionPage");
  expect(list?.mainEntity).toMatchObject({
    itemListElement: rentals
      .slice(0, PAGE_SIZE)
      .map((rental) => ({ url: site.url + rentalPath(rental) })),
  });
});

test("says nothing of a page that was left, and all again on the way back", async ({ page }) => {
  await open(page, rentalPath(nth(rentals)));
  expect(ofType(await graphOf(page), "RealEstateListing")).toBeDefined();
  await page.getByRole("link", { name: "Volver a alquiler" }).click();
  await expect(page).toHaveURL(/#alquiler$/);
  await expect(page.locator(SCRIPT)).toHaveCount(0);
  await page.goBack();
  expect(ofType(await graphOf(page), "RealEstateListing")).toBeDefined();
});

test("shows where a page is in the site", async ({ page }) => {
  const project = nth(projects);
  await open(page, projectPath(project));
  const crumbs = page.getByRole("navigation", { name: "Ruta de la página" });
  await expect(crumbs.getByRole("listitem")).toHaveText([/^Inicio/, /^Proyectos/, project.title]);
  await expect(crumbs.getByText(project.title)).toHaveAttribute("aria-current", "page");
  await crumbs.getByRole("link", { name: "Proyectos" }).click();
  await expect(page).toHaveURL(/\/proyectos\/$/);
});
