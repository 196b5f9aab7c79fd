/** @jest-environment node */
import { createServiceJsonLd } from "../../src/seo/serviceJsonLd";
import { pictureFile } from "../queryResults";
import { agency, expectValid, findNode, SITE } from "./jsonLdHelpers";

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
