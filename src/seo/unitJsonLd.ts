import type { Graph, OfferLeaf } from "schema-dts";
import { kinds } from "../routes";
import { describeUnitForSearch } from "../texts/unitFacts";
import { nameUnitOfProject } from "../texts/unitNames";
import type { AgencyProps } from "./jsonLdNodes";
import { businessFunctions, createListingJsonLd, createRent, SQUARE_METRE } from "./listingJsonLd";

type UnitProps = NonNullable<Queries.UnitPageQuery["unit"]>;

/** https://schema.org/ItemAvailability */
const availabilities = {
  available: "https://schema.org/InStock",
  reserved: "https://schema.org/Reserved",
  sold: "https://schema.org/SoldOut",
} as const;

/**
 * Creates the graph of a home's page, with an Apartment (https://schema.org/Apartment), or a
 * SingleFamilyResidence (https://schema.org/SingleFamilyResidence) if it has no door in a building.
 */
export function createUnitJsonLd(agency: AgencyProps, unit: UnitProps): Graph {
  const { name, path, area, bedrooms, bathrooms, floor, door, project } = unit;
  const { title } = project;
  return createListingJsonLd(
    agency,
    [kinds.Project.list, { name: title, path: project.path }, { name, path }],
    {
      ...project,
      title: nameUnitOfProject(name, title),
      description: describeUnitForSearch(unit),
      path,
    },
    {
      "@type": door ? "Apartment" : "SingleFamilyResidence",
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms ?? undefined,
      floorSize: { "@type": "QuantitativeValue", value: area, unitCode: SQUARE_METRE },
      floorLevel: floor === null ? undefined : String(floor),
    },
    createOffer(unit),
  );
}

/** Creates the offer of a home (https://schema.org/Offer), without a price if it is gone. */
function createOffer({ price, status, project: { type } }: UnitProps): OfferLeaf {
  const offer: OfferLeaf = {
    "@type": "Offer",
    businessFunction: { "@id": businessFunctions[type] },
    availability: availabilities[status],
  };
  if (!price || status === "sold") return offer;
  if (type === "rent") return { ...offer, priceSpecification: createRent(price) };
  const priceCurrency = "EUR";
  return {
    ...offer,
    price,
    priceCurrency,
    priceSpecification: {
      "@type": "PriceSpecification",
      price,
      priceCurrency,
      valueAddedTaxIncluded: false,
    },
  };
}
