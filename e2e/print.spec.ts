import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { euros, newestProjects, newestRentals, projects, rentals, services, site } from "./content";
import { projectPath, rentalPath, servicePath } from "./paths";
import { expect, open, test } from "./support";

const listings = [
  ...projects.map((project) => ({
    path: projectPath(project),
    parts: [project.title, project.location, project.details.area, ...project.details.features],
  })),
  ...rentals.map((rental) => ({
    path: rentalPath(rental),
    parts: [rental.title, rental.location, `${rental.area} m²`, euros(rental.price)],
  })),
];

/** What only a screen can work: the forms' labels, buttons, menus. */
const USELESS = /Mensaje|Asunto|Enviar|Compartir|Ver galería|Descargar|Volver|Enlaces rápidos/;

async function printed(page: Page, path: string, format: "A4" | "Letter") {
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
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

for (const format of ["A4", "Letter"] as const) {
  for (const { path, parts } of listings) {
    test(`${path} prints on two sheets of ${format}`, async ({ page }) => {
      const { sheets, text, pictures } = await printed(page, path, format);
      expect(sheets).toHaveLength(2);
      expect(sheets[0]).toContain(parts[0]);
      const { phone, email } = site.detailContact;
      const { street } = site.address;
      const address = `${site.url.replace("https://", "")}${path}`.replace(/\/$/, "");
      for (const part of [...parts, phone, email, street, address]) {
        expect(text).toContain(part.replace(/\s+/g, " "));
      }
      expect(text).not.toMatch(USELESS);
      // Those below the fold are lazy; Chromium fetches them before it prints.
      expect(pictures).toBe(4);
    });
  }
}

for (const service of services) {
  test(`${servicePath(service)} prints on two sheets`, async ({ page }) => {
    const { sheets, text } = await printed(page, servicePath(service), "A4");
    expect(sheets).toHaveLength(2);
    const steps = service.process.map(({ title }) => title);
    for (const part of [service.title, ...steps, site.detailContact.email]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(USELESS);
  });
}

test("the landing page prints without header, forms and map, in ink on paper", async ({ page }) => {
  const { text, sheets } = await printed(page, "/", "A4");
  expect(text).not.toMatch(/Enviar|Asunto|Cantidad a invertir/);
  for (const part of [site.contact.phone, site.contact.email, site.address.street]) {
    expect(text).toContain(part);
  }
  const cards = newestProjects.length + newestRentals.length;
  expect(sheets.length).toBeLessThanOrEqual(8 + Math.ceil(cards / 3));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
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
