/** @jest-environment node */
import { createAgencyNode } from "../../src/seo/jsonLdNodes";
import { createLandingJsonLd, type LandingProps } from "../../src/seo/landingJsonLd";
import { SAMPLE } from "../sampleContent";
import { expectValid, findNode, listNodes, type Node, readData, SITE } from "./jsonLdHelpers";

const site = { ...readData<LandingProps>(`${SAMPLE}/site/site.json`), siteUrl: SITE };

const findAgent = (changes: Partial<LandingProps> = {}): Node =>
  findNode(createLandingJsonLd({ ...site, ...changes }), "RealEstateAgent");

describe("createLandingJsonLd", () => {
  it("is valid, has no breadcrumbs, and has the company publish the site in Spanish", () => {
    const graph = createLandingJsonLd(site);
    expectValid(graph);
    expect(listNodes(graph).map((node) => node["@type"])).toEqual(["RealEstateAgent", "WebSite"]);
    expect(findNode(graph, "WebSite")).toEqual({
      "@type": "WebSite",
      "@id": `${SITE}/#website`,
      name: site.fullName,
      alternateName: site.name,
      url: `${SITE}/`,
      inLanguage: "es",
      publisher: { "@id": `${SITE}/#agency` },
    });
  });

  it("states what the page shows about the company", () => {
    expect(findAgent()).toEqual({
      ...createAgencyNode(site),
      alternateName: site.name,
      description: site.description,
      logo: `${SITE}/icon.svg`,
      image: `${SITE}/compartir/inicio.jpg`,
      telephone: "+34910000100",
      email: site.contact.email,
      geo: { "@type": "GeoCoordinates", ...site.map },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: "10:00",
        closes: "14:00",
      },
      areaServed: { "@type": "AdministrativeArea", name: site.address.region },
    });
  });

  it("lists only profiles with a URL", () => {
    const https = "https://social.example/zaguan";
    const socialLinks = [{ target: https }, { target: null }, { target: "/#contacto" }];
    expect(findAgent({ socialLinks }).sameAs).toEqual([https]);
    expect(findAgent({ socialLinks: [{ target: null }] })).not.toHaveProperty("sameAs");
  });
});
