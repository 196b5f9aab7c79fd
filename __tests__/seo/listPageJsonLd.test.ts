/** @jest-environment node */
import { createListPageJsonLd } from "../../src/seo/listPageJsonLd";
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
      itemListElement: [
        { ...item, position: 25, name: "Uno", url: `${SITE}/proyecto/25/` },
        { ...item, position: 26, name: "Dos", url: `${SITE}/proyecto/26/` },
      ],
    },
  });
});
