/** @jest-environment node */
import { absolute } from "../../src/seo/absolute";
import { createPageJsonLd, serializeJsonLd } from "../../src/seo/jsonLd";
import { listPhotos } from "../../src/seo/photos";
import { gallery } from "../fixtures";
import { agency, expectSound, nodeOf, nodesOf, SITE } from "./graph";

const crumbs = [
  { name: "Proyectos", path: "/proyectos/" },
  { name: "Torre Mirasierra", path: "/proyecto/3/" },
];

describe("pageJsonLd", () => {
  it("is sound by itself", () => expectSound(createPageJsonLd(agency, crumbs)));

  it("names the company, with the address that a local business must have", () => {
    expect(nodeOf(createPageJsonLd(agency, crumbs), "RealEstateAgent")).toEqual({
      "@type": "RealEstateAgent",
      "@id": `${SITE}/#agency`,
      name: "Zaguán Promotora Inmobiliaria",
      url: `${SITE}/`,
      address: {
        "@type": "PostalAddress",
        streetAddress: "Calle de la Higuera, 12",
        postalCode: "28660",
        addressLocality: "Boadilla del Monte",
        addressRegion: "Madrid",
        addressCountry: "ES",
      },
    });
  });

  it("numbers the way to the page from the landing page", () => {
    expect(nodeOf(createPageJsonLd(agency, crumbs), "BreadcrumbList")).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${SITE}/proyecto/3/#breadcrumb`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Inicio", item: `${SITE}/` },
        { "@type": "ListItem", position: 2, name: "Proyectos", item: `${SITE}/proyectos/` },
        {
          "@type": "ListItem",
          position: 3,
          name: "Torre Mirasierra",
          item: `${SITE}/proyecto/3/`,
        },
      ],
    });
  });

  it("does with a last step that has no address", () => {
    const graph = createPageJsonLd(agency, [{ name: "Página no encontrada" }]);
    expectSound(graph);
    const trail = nodeOf(graph, "BreadcrumbList");
    expect(trail).not.toHaveProperty("@id");
    expect(trail.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Inicio", item: `${SITE}/` },
      { "@type": "ListItem", position: 2, name: "Página no encontrada" },
    ]);
  });

  it("keeps what else a page is about", () => {
    const graph = createPageJsonLd(agency, crumbs, { "@type": "Thing", name: "Otra cosa" });
    expect(nodeOf(graph, "Thing")).toEqual({ "@type": "Thing", name: "Otra cosa" });
  });
});

describe("serializeJsonLd", () => {
  const graphOf = (name: string) => createPageJsonLd(agency, [{ name, path: "/a/" }]);

  it.each([
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "&lt;/script&gt;",
    "Obra & reforma",
    'Comillas " y barra \\',
    "Dos\nlíneas",
  ])("keeps %j from ending the script, and gives it back as it was", (name) => {
    const text = serializeJsonLd(graphOf(name));
    expect(text).not.toMatch(/[<>&]/);
    const trail = nodeOf(graphOf(name), "BreadcrumbList");
    expect(trail.itemListElement).toContainEqual(expect.objectContaining({ name }));
  });

  it("leaves out what has no value", () => {
    const graph = createPageJsonLd(agency, crumbs, { "@type": "Thing", name: undefined });
    expect(nodesOf(graph)[1]).toEqual({ "@type": "Thing" });
    expect(serializeJsonLd(graph)).not.toContain("undefined");
  });
});

describe("absolute", () => {
  it("puts the site's address before a path only", () => {
    expect(absolute(SITE, "/a/")).toBe(`${SITE}/a/`);
    expect(absolute(SITE, "https://cdn.example/a.jpg")).toBe("https://cdn.example/a.jpg");
  });
});

describe("photosOf", () => {
  it("takes the fallback of each picture, with its words", () => {
    expect(listPhotos(gallery)[1]).toEqual({ src: "/2.jpg", alt: "Foto número 2" });
    expect(listPhotos(gallery)).toHaveLength(4);
  });

  it("passes over a picture without a file", () => {
    expect(listPhotos([{ alt: "Nada", image: { childImageSharp: null } }])).toEqual([]);
  });
});
