import { getDocumentProxy } from "unpdf";
import { expect, test } from "./fixtures";
import {
  origin,
  projectDossierPath,
  projectPath,
  projects,
  rentalDossierPath,
  rentalPath,
  rentals,
} from "./siteContent";

const listings = [
  ...projects.map((project) => ({
    path: projectPath(project),
    dossier: projectDossierPath(project),
    title: project.title,
  })),
  ...rentals.map((rental) => ({
    path: rentalPath(rental),
    dossier: rentalDossierPath(rental),
    title: rental.title,
  })),
];

test("every listing links to its own dossier, in plain HTML", async ({ request }) => {
  for (const { path, dossier, title } of listings) {
    const html = await (await request.get(path)).text();
    const [, address = ""] =
      /href="([^"]+\.pdf)"[^>]* download[^>]*><svg.{0,200}?<\/svg><span>Descargar dossier</.exec(
        html,
      ) ?? [];
    expect(address).toBe(dossier);
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
