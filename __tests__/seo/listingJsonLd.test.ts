/** @jest-environment node */

import { calculateOffer } from "../../plugins/gatsby-plugin-content/computedFields/projectOffer";
import { getTown } from "../../src/listings/parseListingTexts";
import { createProjectJsonLd, createRentalJsonLd } from "../../src/seo/listingJsonLd";
import { createOffer, pictureFile, unit } from "../queryResults";
import { SAMPLE } from "../sampleContent";
import { agency, expectValid, findNode, type Node, readEntries, SITE } from "./jsonLdHelpers";

type ProjectProps = Parameters<typeof createProjectJsonLd>[1];
type RentalProps = Parameters<typeof createRentalJsonLd>[1];
type Entry<Props> = Props & { id: string };

const pictures = {
  gallery: [{ alt: "El salón", focus: null, image: pictureFile("salon") }],
  floorPlans: null,
};

const readProjects = (data: string) =>
  readEntries<Entry<ProjectProps>>(`${data}/projects`, "project.json").map(
    (entry): ProjectProps => ({
      ...entry,
      path: `/proyecto/${entry.id}/`,
      offer: calculateOffer(entry.units as Parameters<typeof calculateOffer>[0]),
      ...pictures,
    }),
  );

const readRentals = (data: string) =>
  readEntries<Entry<RentalProps>>(`${data}/rentals`, "rental.json").map(
    (entry): RentalProps => ({ ...entry, path: `/alquiler/${entry.id}/`, ...pictures }),
  );

const [projects, rentals] = [readProjects(SAMPLE), readRentals(SAMPLE)];

it.each(["data", SAMPLE])("the graphs of all listings in %s are valid", (data) => {
  for (const project of readProjects(data)) {
    expectValid(createProjectJsonLd(agency, project));
  }
  for (const rental of readRentals(data)) {
    expectValid(createRentalJsonLd(agency, rental));
  }
});

const first = (changes: Partial<ProjectProps> = {}) =>
  ({ ...projects[0], ...changes }) as ProjectProps;

const findListing = (project: ProjectProps) =>
  findNode(createProjectJsonLd(agency, project), "RealEstateListing");

const findUnit = (project: ProjectProps) => findListing(project).mainEntity as Node;

/** What is expected of every listing, and of its home. */
const describeListing = ({ title, description, path }: ProjectProps | RentalProps) => ({
  "@type": "RealEstateListing",
  "@id": SITE + path,
  url: SITE + path,
  name: title,
  description,
  image: `${SITE}/salon.jpg`,
  inLanguage: "es",
  provider: { "@id": `${SITE}/#agency` },
  breadcrumb: { "@id": `${SITE}${path}#breadcrumb` },
});
const describeUnit = ({ title, location }: ProjectProps | RentalProps) => ({
  name: title,
  address: { "@type": "PostalAddress", addressLocality: getTown(location), addressCountry: "ES" },
});

const findPlan = (details: Partial<ProjectProps["details"]>) =>
  findUnit(first({ details: { ...first().details, ...details } })).accommodationFloorPlan as Node;

describe("createProjectJsonLd", () => {
  it("states what a project's page shows", () => {
    const point = { latitude: 40.4988, longitude: -3.8792 };
    const project = first({
      ...{ place: { ...point, nearby: [] }, published: "2026-03-01" },
      ...{ units: null, offer: null },
    });
    const { offers: _, ...listing } = findListing(project);
    expect(listing).toEqual({
      ...describeListing(project),
      datePosted: "2026-03-01",
      mainEntity: {
        "@type": "ApartmentComplex",
        ...describeUnit(project),
        accommodationFloorPlan: {
          "@type": "FloorPlan",
          numberOfBedrooms: 3,
          numberOfBathroomsTotal: 2,
          floorSize: {
            "@type": "QuantitativeValue",
            minValue: 92,
            maxValue: 138,
            unitCode: "MTK",
          },
        },
        geo: { "@type": "GeoCoordinates", ...point },
      },
    });
  });

  it.each([
    ["sale", "Sell"],
    ["rent", "LeaseOut"],
  ] as const)("offers homes for %s, without price or availability", (type, name) => {
    expect(findListing(first({ type, units: null, offer: null })).offers).toEqual({
      "@type": "Offer",
      url: SITE + first().path,
      businessFunction: { "@id": `http://purl.org/goodrelations/v1#${name}` },
      seller: { "@id": `${SITE}/#agency` },
    });
  });

  it.each([
    ["desde 85\u00A0m²", { minValue: 85 }],
    ["90 m²", { value: 90 }],
    ["De 92,5 a 1.380 m²", { minValue: 92.5, maxValue: 1380 }],
  ])("parses the size «%s»", (area, size) => {
    const floorSize = { "@type": "QuantitativeValue", unitCode: "MTK", ...size };
    expect(findPlan({ area }).floorSize).toEqual(floorSize);
  });

  it.each(["De 92 m²", "92 m² y terraza de 20 m²", "Por definir"])(
    "omits the size «%s», which is ambiguous",
    (area) => expect(findPlan({ area })).not.toHaveProperty("floorSize"),
  );

  it("leaves out unknown values, but not zero bedrooms", () => {
    const plan = findPlan({ bedrooms: 0, bathrooms: null });
    expect(plan.numberOfBedrooms).toBe(0);
    expect(plan).not.toHaveProperty("numberOfBathroomsTotal");
    const details = { area: "Por definir", bedrooms: null, bathrooms: null, features: [] };
    const bare = first({
      ...{ gallery: [], details },
      ...{ units: null, offer: null, place: null, published: null },
    });
    expectValid(createProjectJsonLd(agency, bare));
    expect(findListing(bare)).not.toHaveProperty("image");
    expect(findListing(bare)).not.toHaveProperty("datePosted");
    expect(Object.keys(findUnit(bare)).sort()).toEqual(["@type", "address", "name"]);
  });

  const units = [
    unit({ price: 389000 }),
    unit({ status: "sold", price: 372000 }),
    unit({ price: 459000 }),
    unit({ price: null }),
  ];

  const offer = createOffer({ priceFrom: 389000, available: 3, total: 4 });

  const soldOut = {
    units: [unit({ status: "sold" })],
    offer: createOffer({ available: 0 }),
  };

  it("counts the available homes, with their price range", () => {
    const some = first({ type: "sale", units, offer });
    expectValid(createProjectJsonLd(agency, some));
    expect(findUnit(some).numberOfAvailableAccommodationUnits).toEqual({
      "@type": "QuantitativeValue",
      value: 3,
    });
    expect(findListing(some).offers).toEqual({
      "@type": "AggregateOffer",
      url: SITE + some.path,
      businessFunction: { "@id": "http://purl.org/goodrelations/v1#Sell" },
      offerCount: 3,
      availability: "https://schema.org/InStock",
      lowPrice: 389000,
      highPrice: 459000,
      priceCurrency: "EUR",
      priceSpecification: {
        "@type": "PriceSpecification",
        minPrice: 389000,
        maxPrice: 459000,
        priceCurrency: "EUR",
        valueAddedTaxIncluded: false,
      },
      seller: { "@id": `${SITE}/#agency` },
    });
  });

  it.each([
    ["all homes are gone", first(soldOut)],
    ["it is finished and lists none", first({ status: "past", units: null, offer: null })],
  ])("marks a project as sold out if %s", (_, project) => {
    expect(findUnit(project)).toHaveProperty("numberOfAvailableAccommodationUnits.value", 0);
    expect(findListing(project).offers).toMatchObject({
      availability: "https://schema.org/SoldOut",
    });
  });

  it("has no price for rents, which are monthly", () => {
    const { offers } = findListing(first({ type: "rent", units, offer }));
    expect(offers).not.toHaveProperty("lowPrice");
    expect(offers).not.toHaveProperty("priceSpecification");
  });
});

it("states what a rental's page shows", () => {
  const rental = rentals[1] as RentalProps;
  const url = SITE + rental.path;
  const graph = createRentalJsonLd(agency, rental);
  expectValid(graph);
  expect(findNode(graph, "RealEstateListing")).toEqual({
    ...describeListing(rental),
    mainEntity: {
      "@type": "Apartment",
      ...describeUnit(rental),
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      floorSize: { "@type": "QuantitativeValue", value: 108, unitCode: "MTK" },
      geo: expect.anything(),
    },
    offers: {
      "@type": "Offer",
      url,
      businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
      availabilityStarts: "2027-01-01",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: 1800,
        priceCurrency: "EUR",
        unitCode: "MON",
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
      },
      seller: { "@id": `${SITE}/#agency` },
    },
  });
  expect(findNode(graph, "BreadcrumbList").itemListElement).toMatchObject([
    { position: 1, name: "Inicio", item: `${SITE}/` },
    { position: 2, name: "Alquiler", item: `${SITE}/alquiler/` },
    { position: 3, name: rental.title, item: url },
  ]);
});
