import { createListPageJsonLd } from "../../src/seo/listPageJsonLd";
import { address } from "../fixtures";
import { nodeOf } from "./graph";

const agency = { siteUrl: "https://zaguan.example", fullName: "Zaguán", address };

describe("listPageJsonLd", () => {
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

  it("is a collection at the page's own address, part of its trail", () => {
    expect(nodeOf(graph, "CollectionPage")).toMatchObject({
      url: "https://zaguan.example/proyectos/pagina/2/",
      name: "Proyectos",
      inLanguage: "es",
      breadcrumb: { "@id": "https://zaguan.example/proyectos/pagina/2/#breadcrumb" },
    });
  });

  it("lists its entries by their place in the whole list", () => {
    expect(nodeOf(graph, "CollectionPage").mainEntity).toEqual({
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        {
          "@type": "ListItem",
          position: 25,
          name: "Uno",
          url: "https://zaguan.example/proyecto/25/",
        },
        {
          "@type": "ListItem",
          position: 26,
          name: "Dos",
          url: "https://zaguan.example/proyecto/26/",
        },
      ],
    });
  });
});
