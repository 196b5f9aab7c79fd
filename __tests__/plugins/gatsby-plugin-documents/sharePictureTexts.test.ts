import { createSharedPages } from "../../../plugins/gatsby-plugin-documents/sharePictureTexts";
import { createProject, createRental } from "../../queryResults";

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
} as unknown as Queries.DocumentsQuery;

it("has a picture for the landing page and for each entry with a photograph", () => {
  const pages = createSharedPages(data).map(({ path, words }) => {
    const { name, eyebrow, title, offer, detail } = words;
    return [path, name, eyebrow, title, offer, detail].join(" | ").replaceAll("\u00A0", " ");
  });
  expect(pages).toEqual([
    "/ | Zaguán |  | La puerta abierta |  | Zaguán Promotora",
    "/proyecto/1/ | Zaguán | Próximamente · Venta | Torre |  | Madrid · Infografía",
    "/proyecto/2/ | Zaguán | Completado · Venta | Villas | Desde 389.000 € + IVA | Boadilla · 427.900 € con IVA · 4 de 8 disponibles",
    "/alquiler/1/ | Zaguán | Alquiler | Ático | 2.500 € al mes | Chamberí · Disponible desde el 15 de diciembre de 2026",
    "/servicios/a/ | Zaguán | Servicios | Gestión |  | De principio a fin",
  ]);
});

it("says in large type that no home is left", () => {
  const [project] = data.allProject.nodes;
  const gone = { ...data, allProject: { nodes: [{ ...project, status: "past" }] } };
  const words = createSharedPages(gone as Queries.DocumentsQuery)[1]?.words;
  expect(words).toMatchObject({ offer: "Todas vendidas", detail: "Madrid" });
});
