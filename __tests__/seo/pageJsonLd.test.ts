/** @jest-environment node */

import { createListPageJsonLd } from "../../src/seo/listPageJsonLd";
import { createServiceJsonLd } from "../../src/seo/serviceJsonLd";
import { pictureFile } from "../fixtures";
import { agency, expectValid, findNode, SITE } from "./jsonLdHelpers";

it("a list page states its entries' positions in the whole list, under its own URL", () => {
  const graph = createListPageJsonLd(agency, {
    name: "Proyectos",
    description: "Lo que hacemos.",
    path: "/proyectos/pagina/2/",
    offset: 24,
    entries: [
      { title: "Uno", path: "/proyecto/25/" },
      { title: "Dos", path: "/proyecto/26/" },
    ],
  });
  expectValid(graph);
  const url = `${SITE}/proyectos/pagina/2/`;
  const item = { "@type": "ListItem" };
  expect(findNode(graph, "CollectionPage")).toEqual({
    "@type": "CollectionPage",
    "@id": url,
    url,
    name: "Proyectos",
    description: "Lo que hacemos.",
    inLanguage: "es",
    breadcrumb: { "@id": `${url}#breadcrumb` },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { ...item, position: 25, name: "Uno", url: `${SITE}/proyecto/25/` },
        { ...item, position: 26, name: "Dos", url: `${SITE}/proyecto/26/` },
      ],
    },
  });
});

describe("createServiceJsonLd", () => {
  const path = "/servicios/comercializacion/";
  const service = { title: "Comercialización", shortDescription: "Vendemos.", path };
  const image = pictureFile("piso");

  it("states what the page shows", () => {
    const graph = createServiceJsonLd(agency, { ...service, image });
    expectValid(graph);
    expect(findNode(graph, "Service")).toEqual({
      "@type": "Service",
      "@id": `${SITE}${path}#service`,
      url: SITE + path,
      name: "Comercialización",
      serviceType: "Comercialización",
      description: "Vendemos.",
      image: `${SITE}/piso.jpg`,
      provider: { "@id": `${SITE}/#agency` },
      areaServed: { "@type": "AdministrativeArea", name: "Madrid" },
    });
    // The services section has no page of its own.
    expect(findNode(graph, "BreadcrumbList").itemListElement).toMatchObject([
      { position: 1, name: "Inicio", item: `${SITE}/` },
      { position: 2, name: "Comercialización", item: SITE + path },
    ]);
  });

  it("is valid without a picture", () => {
    const graph = createServiceJsonLd(agency, {
      ...service,
      image: { childImageSharp: null },
    });
    expectValid(graph);
    expect(findNode(graph, "Service")).not.toHaveProperty("image");
  });
});
