/** @jest-environment node */
import { createUnitJsonLd } from "../../src/seo/unitJsonLd";
import { createUnit } from "../queryResults";
import { agency, expectValid, findNode, type Node, SITE } from "./jsonLdHelpers";

const PATH = "/proyecto/1/2-f/";

const createValidGraph = (unit: ReturnType<typeof createUnit>) => {
  const graph = createUnitJsonLd(agency, unit);
  expectValid(graph);
  return graph;
};
const findListing = (...unit: Parameters<typeof createUnit>) =>
  findNode(createValidGraph(createUnit(...unit)), "RealEstateListing");

it("states what a home's page shows", () => {
  const place = { latitude: 40.4988, longitude: -3.8792, nearby: [] };
  const listing = findListing({}, { place, published: "2026-03-01" });
  expect(listing).toMatchObject({
    "@id": SITE + PATH,
    name: "2.º F, Residencial Los Encinares",
    image: `${SITE}/1.jpg`,
    datePosted: "2026-03-01",
    breadcrumb: { "@id": `${SITE}${PATH}#breadcrumb` },
    mainEntity: {
      "@type": "Apartment",
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      floorSize: { "@type": "QuantitativeValue", value: 92, unitCode: "MTK" },
      floorLevel: "2",
      address: { addressLocality: "Las Rozas de Madrid" },
      geo: { latitude: 40.4988, longitude: -3.8792 },
    },
  });
  expect(listing.offers).toEqual({
    "@type": "Offer",
    url: SITE + PATH,
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#Sell" },
    availability: "https://schema.org/InStock",
    price: 379_000,
    priceCurrency: "EUR",
    priceSpecification: {
      "@type": "PriceSpecification",
      price: 379_000,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: false,
    },
    seller: { "@id": `${SITE}/#agency` },
  });
});

it("places a home below its project", () => {
  const graph = createValidGraph(createUnit());
  expect(findNode(graph, "BreadcrumbList").itemListElement).toMatchObject([
    { name: "Inicio", item: `${SITE}/` },
    { name: "Proyectos", item: `${SITE}/proyectos/` },
    { name: "Residencial Los Encinares", item: `${SITE}/proyecto/1/` },
    { name: "2.º F", item: SITE + PATH },
  ]);
});

it("calls a home outside a building a house, and leaves out what is unknown", () => {
  const unknown = { floor: null, door: null, bathrooms: null, price: null };
  const { mainEntity, offers } = findListing({ ...unknown, name: "Villa 6" });
  expect(mainEntity).toHaveProperty("@type", "SingleFamilyResidence");
  expect(Object.keys(mainEntity as Node)).not.toContain("floorLevel");
  expect(offers).not.toHaveProperty("price");
});

it.each([
  ["reserved", "Reserved", 379_000],
  ["sold", "SoldOut", undefined],
] as const)("offers a home that is %s", (status, availability, price) => {
  expect(findListing({ status }).offers).toMatchObject({
    availability: `https://schema.org/${availability}`,
  });
  expect((findListing({ status }).offers as Node).price).toBe(price);
});

it("states a monthly rent, which is no purchase price", () => {
  const { offers } = findListing({ price: 900 }, { type: "rent" });
  expect(offers).not.toHaveProperty("price");
  expect(offers).toMatchObject({ priceSpecification: { price: 900, unitCode: "MON" } });
});
