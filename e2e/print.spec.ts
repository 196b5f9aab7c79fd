import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { expect, open, test } from "./fixtures";
import {
  euros,
  getEntry,
  origin,
  projectDossierPath,
  projectPath,
  projects,
  rentalDossierPath,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./siteContent";

/** Texts for screens only: labels of forms, buttons, menus. */
const SCREEN_ONLY =
  /Mensaje|Asunto|Enviar|Preguntar|Compartir|Ver galería|Volver|Enlaces rápidos|Elige tu ventana|Solo disponibles/;

/** The width of a sheet of A4 between its margins, in CSS pixels. */
const SHEET_WIDTH = 733;

async function print(page: Page) {
  const bytes = await page.pdf({ format: "A4" });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""));
    sheets.push(text.join("").replace(/\s+/g, " "));
  }
  const streams = bytes
    .toString("latin1")
    .matchAll(/\/Subtype \/Image.*?stream\r?\n(.*?)\r?\nendstream/gs);
  const pictures = [...streams].map(([, data = ""]) =>
    createHash("md5").update(data).digest("hex"),
  );
  return { sheets, text: sheets.join(" "), pictures };
}

/** Without spaces, some of which a PDF's text only gets from kerning. */
const dropSpaces = (text: string) => text.replace(/\s+/g, "");

const { phone, email } = site.detailContact;

const listProject = (project: (typeof projects)[0]) => ({
  title: project.title,
  path: projectPath(project),
  dossier: projectDossierPath(project),
  parts: [
    ...[project.location, project.details.area, ...project.details.features],
    ...(project.specification ?? []).flatMap(({ title, lines }) => [title, ...lines]),
    ...(project.progress ?? []).map(({ title }) => title),
    ...(project.units ?? []).flatMap(({ price }) => (price ? [euros(price)] : [])),
  ],
  plans: project.floorPlans ?? [],
});

const listRental = (rental: (typeof rentals)[0]) => ({
  title: rental.title,
  path: rentalPath(rental),
  dossier: rentalDossierPath(rental),
  parts: [rental.location, `${rental.area} m²`, euros(rental.price)],
  plans: rental.floorPlans ?? [],
});

/** With and without floor plans, and a project without a specification. */
const listings = [
  listProject(getEntry(projects)),
  listProject(getEntry(projects, 2)),
  listRental(getEntry(rentals, 1)),
];

for (const { title, path, dossier, parts, plans } of listings) {
  test(`${path} prints whole`, async ({ page }) => {
    await open(page, path);
    // What is folded is printed too.
    await page.locator("details").evaluateAll((all) => {
      for (const one of all) one.removeAttribute("open");
    });
    const { sheets, text, pictures } = await print(page);
    expect(sheets[0]).toContain(title);
    for (const part of [...parts, phone, email, site.address.street, origin + dossier]) {
      expect(dropSpaces(text)).toContain(dropSpaces(part));
    }
    expect(text).not.toMatch(SCREEN_ONLY);
    // The picture that the gallery shows. Chromium loads lazy pictures before it prints.
    expect(pictures).toHaveLength(1 + plans.length);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET_WIDTH);
  });
}

test("a gallery prints the picture that it shows, also while it is open", async ({ page }) => {
  await open(page, projectPath(getEntry(projects)));
  const first = await print(page);
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByText("2 / 4")).toBeVisible();
  const second = await print(page);
  expect(second.text).toBe(first.text);
  expect(second.pictures).toHaveLength(first.pictures.length);
  expect(second.pictures).not.toEqual(first.pictures);
  await page.getByRole("button", { name: "Ver galería" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await print(page)).toEqual(second);
});

const service = getEntry(services);

test(`${servicePath(service)} prints whole`, async ({ page }) => {
  await open(page, servicePath(service));
  const { text } = await print(page);
  for (const part of [service.title, ...service.process.map(({ title }) => title), email]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(SCREEN_ONLY);
});

test("the landing page prints dark on white, without header, forms and map", async ({ page }) => {
  await open(page, "/");
  const { text, sheets } = await print(page);
  expect(text).not.toMatch(/Enviar|Asunto|Cantidad a invertir/);
  for (const part of [site.contact.phone, site.contact.email, site.address.street]) {
    expect(text).toContain(part);
  }
  expect(sheets.length).toBeLessThanOrEqual(11);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  const looks = await page.locator("body :not([role=img], svg *)").evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element))
      .filter(({ display }) => display !== "none")
      .map((style) => `${style.color} on ${style.backgroundColor} ${style.backgroundImage}`),
  );
  expect([...new Set(looks)]).toEqual(["rgb(28, 35, 33) on rgba(0, 0, 0, 0) none"]);
});
