import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import {
  euros,
  getEntry,
  origin,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  shownProjects,
  shownRentals,
  site,
} from "./siteContent";
import { expect, open, test } from "./support";

/** Texts for screens only: labels of forms, buttons, menus. */
const SCREEN_ONLY =
  /Mensaje|Asunto|Enviar|Preguntar|Compartir|Ver galería|Descargar|Volver|Enlaces rápidos/;

async function print(page: Page, format: "A4" | "Letter") {
  const bytes = await page.pdf({ format });
  const pictures = bytes.toString("latin1").match(/\/Subtype \/Image/g)?.length ?? 0;
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""));
    sheets.push(text.join("").replace(/\s+/g, " "));
  }
  return { sheets, text: sheets.join(" "), pictures };
}

const { phone, email } = site.detailContact;

const listProject = (project: (typeof projects)[0]) => ({
  path: projectPath(project),
  parts: [
    ...[project.title, project.location, project.details.area, ...project.details.features],
    ...(project.specification ?? []).flatMap(({ title, lines }) => [title, ...lines]),
    ...(project.progress ?? []).map(({ title }) => title),
  ],
  plans: project.floorPlans ?? [],
  // The specification and the costs of buying are printed in full.
  most: project.specification ? { A4: 4, Letter: 5 } : { A4: 2, Letter: 3 },
});

const listRental = (rental: (typeof rentals)[0]) => ({
  path: rentalPath(rental),
  parts: [rental.title, rental.location, `${rental.area} m²`, euros(rental.price)],
  plans: rental.floorPlans ?? [],
  most: rental.floorPlans ? { A4: 3, Letter: 3 } : { A4: 2, Letter: 2 },
});

/** Finds the first listing that meets each condition, one of every shape. */
function findShapes<T>(all: readonly T[], ...shapes: ((one: T) => unknown)[]): T[] {
  const found = shapes.map((shape) => all.filter(shape)[0]);
  return [...new Set(found.filter((one) => one !== undefined))];
}

const listings = [
  ...findShapes(
    projects,
    ({ floorPlans }) => floorPlans,
    ({ floorPlans, specification }) => specification && !floorPlans,
    ({ floorPlans, specification }) => !specification && !floorPlans,
  ).map(listProject),
  ...findShapes(
    rentals,
    ({ floorPlans }) => floorPlans,
    ({ floorPlans }) => !floorPlans,
  ).map(listRental),
];

for (const { path, parts, plans, most } of listings) {
  // The smaller sheet only for the longest listings.
  const formats = plans.length > 0 ? (["A4", "Letter"] as const) : (["A4"] as const);
  test(`${path} prints on at most ${most.A4} sheets of A4`, async ({ page }) => {
    await open(page, path);
    const address = `${origin.replace("https://", "")}${path}`.replace(/\/$/, "");
    for (const format of formats) {
      const { sheets, text, pictures } = await print(page, format);
      expect(sheets.length).toBeLessThanOrEqual(most[format]);
      expect(sheets[0]).toContain(parts[0]);
      for (const part of [...parts, phone, email, site.address.street, address]) {
        expect(text).toContain(part.replace(/\s+/g, " "));
      }
      expect(text).not.toMatch(SCREEN_ONLY);
      // Chromium loads lazy pictures before it prints.
      expect(pictures).toBe(4 + plans.length);
    }
  });
}

test("a page prints the same while its gallery is open", async ({ page }) => {
  await open(page, projectPath(getEntry(projects)));
  const closed = await print(page, "A4");
  await page.getByRole("button", { name: "Ver galería" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await print(page, "A4")).toEqual(closed);
});

const service = getEntry(services);

test(`${servicePath(service)} prints on two sheets`, async ({ page }) => {
  await open(page, servicePath(service));
  const { sheets, text } = await print(page, "A4");
  expect(sheets).toHaveLength(2);
  for (const part of [service.title, ...service.process.map(({ title }) => title), email]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(SCREEN_ONLY);
});

test("the landing page prints without header, forms, map and backgrounds", async ({ page }) => {
  await open(page, "/");
  const { text, sheets } = await print(page, "A4");
  expect(text).not.toMatch(/Enviar|Asunto|Cantidad a invertir/);
  for (const part of [site.contact.phone, site.contact.email, site.address.street]) {
    expect(text).toContain(part);
  }
  const cards = shownProjects.length + shownRentals.length;
  expect(sheets.length).toBeLessThanOrEqual(8 + Math.ceil(cards / 3));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  // A hanging quotation mark would be cut off at the margin.
  for (const quote of await page.locator("blockquote p").all()) {
    await expect(quote).toHaveCSS("text-indent", "0px");
  }
  const inked = await page.locator("body *").evaluateAll(
    (all) =>
      all.filter((element) => {
        const { display, backgroundColor } = getComputedStyle(element);
        if (element.hasAttribute("data-printed")) return false;
        return display !== "none" && backgroundColor !== "rgba(0, 0, 0, 0)";
      }).length,
  );
  expect(inked).toBe(0);
});
