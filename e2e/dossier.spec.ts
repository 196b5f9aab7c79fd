import { getDocumentProxy } from "unpdf";
import { origin, projects, rentals } from "./siteContent";
import { expect, test } from "./support";

const titles = [...projects, ...rentals].map(({ title }) => title);

const dossiers = [
  ["/proyecto/1/", "/dossier/proyecto-1/dossier-residencial-los-encinares.pdf"],
  ["/proyecto/2/", "/dossier/proyecto-2/dossier-villas-de-monteverde.pdf"],
  ["/proyecto/3/", "/dossier/proyecto-3/dossier-torre-mirasierra.pdf"],
  ["/proyecto/4/", "/dossier/proyecto-4/dossier-alqueria-de-getafe.pdf"],
  ["/proyecto/5/", "/dossier/proyecto-5/dossier-adosados-del-parque.pdf"],
  ["/proyecto/6/", "/dossier/proyecto-6/dossier-jardines-de-valdebebas.pdf"],
  ["/alquiler/1/", "/dossier/alquiler-1/dossier-atico-con-terraza.pdf"],
  ["/alquiler/2/", "/dossier/alquiler-2/dossier-piso-familiar-de-tres-dormitorios.pdf"],
  ["/alquiler/3/", "/dossier/alquiler-3/dossier-loft-luminoso.pdf"],
] as const;

test("every listing links to its own dossier, in plain HTML", async ({ request }) => {
  for (const [index, [path, dossier]] of dossiers.entries()) {
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
    expect(info).toMatchObject({ Title: titles[index] });
    const sheets = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        (await pdf.getPage(index + 1)).getAnnotations(),
      ),
    );
    expect(sheets.flat().map(({ url }) => url as string)).toContain(`${origin}${path}`);
  }
});
