import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { projects, rentals, site } from "./content";
import { projectPath, rentalPath } from "./paths";
import { expect, open, test } from "./support";

const listings = [
  ...projects.map((project) => ({ ...project, path: projectPath(project) })),
  ...rentals.map((rental) => ({ ...rental, path: rentalPath(rental) })),
];

for (const { title, description, path } of listings) {
  test(`${path} gives its dossier`, async ({ page }) => {
    await open(page, path);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Descargar dossier" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^(proyecto|alquiler)-[\w-]+\.pdf$/);
    const bytes = await readFile(await download.path());
    expect(bytes.length).toBeLessThan(1.5 * 1024 * 1024);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replace(/\s+/g, " ");
    for (const part of [title, ...description.split("\n\n"), site.detailContact.email]) {
      expect(words).toContain(part.replace(/\s+/g, " "));
    }
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: "es-ES", Title: title });
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
    const annotations = (await Promise.all(pages)).map((sheet) => sheet.getAnnotations());
    const links = (await Promise.all(annotations)).flat().map(({ url }) => url as string);
    expect(links).toContain(`${site.url}${path}`);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the dossier is a link like any other", async ({ page, request }) => {
    await page.goto(listings[0]?.path ?? "");
    const link = page.getByRole("link", { name: "Descargar dossier" });
    const response = await request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe("application/pdf");
  });
});
