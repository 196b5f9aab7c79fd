/** @jest-environment node */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { renderPicture } from "../../../plugins/gatsby-plugin-share-images/picture";
import { createSharedPages } from "../../../plugins/gatsby-plugin-share-images/sharedPages";
import { createProject, createRental } from "../../fixtures";
import { tempFolder } from "../../tempFolder";
import { flatPicture } from "../gatsby-plugin-content/copy";

const place = tempFolder();

const offer = { priceFrom: 389_000, priceFromWithVat: 427_900, available: 4, total: 8 };
const rental = createRental({ title: "Ático", location: "Chamberí", availableFrom: "2026-12-15" });
const data = {
  siteSettings: { name: "Zaguán", fullName: "Zaguán Promotora" },
  landing: { hero: { title: "La puerta abierta" } },
  allProject: {
    nodes: [
      createProject({ title: "Torre", location: "Madrid", status: "future" }),
      createProject({
        path: "/proyecto/2/",
        title: "Villas",
        location: "Boadilla",
        status: "past",
        offer,
      }),
    ],
  },
  allRental: { nodes: [rental] },
  allService: {
    nodes: [{ path: "/servicios/a/", title: "Gestión", shortDescription: "De principio a fin" }],
  },
} as unknown as Queries.ShareImagesQuery;

it("has a picture for the landing page and for each entry with a photograph", () => {
  const name = "Zaguán";
  expect(createSharedPages(data).map(({ path, words }) => [path, words])).toEqual([
    ["/", { name, title: "La puerta abierta", detail: "Zaguán Promotora" }],
    [
      "/proyecto/1/",
      {
        name,
        eyebrow: "Próximamente\u00A0· Venta",
        title: "Torre",
        detail: "Madrid\u00A0· Infografía",
      },
    ],
    [
      "/proyecto/2/",
      {
        name,
        eyebrow: "Completado\u00A0· Venta",
        title: "Villas",
        offer: "Desde 389.000\u00A0€ + IVA",
        detail: "Boadilla\u00A0· 427.900\u00A0€ con IVA\u00A0· 4\u00A0de\u00A08 disponibles",
      },
    ],
    [
      "/alquiler/1/",
      {
        name,
        eyebrow: "Alquiler",
        title: "Ático",
        offer: "2.500\u00A0€ al mes",
        detail: "Chamberí\u00A0· Disponible desde el 15\u00A0de diciembre de 2026",
      },
    ],
    [
      "/servicios/a/",
      { name, eyebrow: "Servicios", title: "Gestión", detail: "De principio a fin" },
    ],
  ]);
});

it("says large that no home is left", () => {
  const [project] = data.allProject.nodes;
  const gone = { ...data, allProject: { nodes: [{ ...project, status: "past" }] } };
  const words = createSharedPages(gone as Queries.ShareImagesQuery)[1]?.words;
  expect(words).toMatchObject({ offer: "No quedan viviendas", detail: "Madrid" });
});

it("renders equal JPEGs of 1200 by 630 for equal words", async () => {
  const photo = place("1.jpg");
  await writeFile(photo, await flatPicture(1200, 800));
  const render = () => renderPicture({ name: "Zaguán", title: "Casa", detail: "Madrid" }, photo);
  const [first, second] = [await render(), await render()];
  expect(first.equals(second)).toBe(true);
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
});
