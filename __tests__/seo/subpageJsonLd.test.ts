/** @jest-environment node */
import { createSubpageJsonLd } from "../../src/seo/subpageJsonLd";
import { agency, expectValid, findNode, SITE } from "./jsonLdHelpers";

describe("createSubpageJsonLd", () => {
  it("states the company and its postal address", () => {
    expect(findNode(createSubpageJsonLd(agency, []), "RealEstateAgent")).toEqual({
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

  it("works for a page without a path", () => {
    const graph = createSubpageJsonLd(agency, [{ name: "Página no encontrada" }]);
    expectValid(graph);
    const trail = findNode(graph, "BreadcrumbList");
    expect(trail).not.toHaveProperty("@id");
    expect(trail.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Inicio", item: `${SITE}/` },
      { "@type": "ListItem", position: 2, name: "Página no encontrada" },
    ]);
  });
});
