import { getDocumentProxy } from "unpdf";
import { createDossierPath } from "../src/urls/dossierPath";
import { origin, projectPath, projects, rentalPath, rentals } from "./siteContent";
import { expect, test } from "./support";

const listings = [
  ...projects.map((project) => ({ ...project, path: projectPath(project) })),
  ...rentals.map((rental) => ({ ...rental, path: rentalPath(rental) })),
];

test("every listing links to its own dossier, in plain HTML", async ({ request }) => {
  for (const { title, path } of listings) {
    const html = await (await request.get(path)).text();
    const [, address = ""] =
      /href="([^"]+\.pdf)"[^>]* download[^>]*>Descargar dossier</.exec(html) ?? [];
    expect(address).toBe(createDossierPath(path, title));
    const response = await request.get(address);
    expect([path, response.status()]).toEqual([path, 200]);
    const bytes = await response.body();
    expect(bytes.length, address).toBeLessThan(1_500_000);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: title });
    const sheets = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        (await pdf.getPage(index + 1)).getAnnotations(),
      ),
    );
    expect(sheets.flat().map(({ url }) => url as string)).toContain(`${origin}${path}`);
  }
});
