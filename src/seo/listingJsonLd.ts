import type {
  AggregateOfferLeaf,
  ApartmentComplexLeaf,
  ApartmentLeaf,
  Graph,
  OfferLeaf,
  SingleFamilyResidenceLeaf,
  UnitPriceSpecificationLeaf,
} from "schema-dts";
import { getTown, parseArea } from "../listings/parseListingTexts";
import { isSoldOut } from "../listings/projectStatus";
import { kinds } from "../routes";
import {
  type AgencyProps,
  createAddressNode,
  createAgencyReference,
  createBreadcrumbId,
  findImageUrl,
  LANGUAGE,
} from "./jsonLdNodes";
import { type Crumb, createSubpageJsonLd } from "./subpageJsonLd";

type ProjectProps = NonNullable<Queries.ProjectPageQuery["project"]>;
type RentalProps = NonNullable<Queries.RentalPageQuery["rental"]>;

/** UN/CEFACT Common Codes, as required by https://schema.org/unitCode. */
export const SQUARE_METRE = "MTK";
const MONTH = "MON";

/** https://schema.org/businessFunction */
export const businessFunctions = {
  sale: "http://purl.org/goodrelations/v1#Sell",
  rent: "http://purl.org/goodrelations/v1#LeaseOut",
};

/**
 * Creates the graph of a project's page, with an ApartmentComplex
 * (https://schema.org/ApartmentComplex). Rooms and size describe a single home, so they are part of
 * a FloorPlan: the complex's own numberOfBedrooms would be the total of all homes.
 */
export function createProjectJsonLd(agency: AgencyProps, project: ProjectProps): Graph {
  const { type, details, units, offer } = project;
  const soldOut = isSoldOut(project);
  // Empty if the form of the text is not a known one.
  const { value, min, max } = parseArea(details.area) ?? {};
  const plan = {
    numberOfBedrooms: details.bedrooms ?? undefined,
    numberOfBathroomsTotal: details.bathrooms ?? undefined,
    floorSize:
      value || min
        ? {
            "@type": "QuantitativeValue" as const,
            value,
            minValue: min,
            maxValue: max,
            unitCode: SQUARE_METRE,
          }
        : undefined,
  };
  const hasPlan = Object.values(plan).some((value) => value !== undefined);
  return createListingJsonLd(
    agency,
    [kinds.Project.list, { name: project.title, path: project.path }],
    project,
    {
      "@type": "ApartmentComplex",
      accommodationFloorPlan: hasPlan ? { "@type": "FloorPlan", ...plan } : undefined,
      numberOfAvailableAccommodationUnits:
        offer || soldOut
          ? { "@type": "QuantitativeValue", value: offer?.available ?? 0 }
          : undefined,
    },
    {
      "@type": "Offer",
      businessFunction: { "@id": businessFunctions[type] },
      ...(soldOut && { availability: "https://schema.org/SoldOut" }),
      ...(offer && createAggregateOffer(offer, type === "sale" ? (units ?? []) : [])),
    },
  );
}

/**
 * Creates the graph of a rental's page, with an Apartment (https://schema.org/Apartment). The rent
 * is a UnitPriceSpecification, as a plain price would be read as the home's purchase price.
 */
export function createRentalJsonLd(agency: AgencyProps, rental: RentalProps): Graph {
  const { price, bedrooms, bathrooms, area, availableFrom } = rental;
  return createListingJsonLd(
    agency,
    [kinds.Rental.list, { name: rental.title, path: rental.path }],
    rental,
    {
      "@type": "Apartment",
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      floorSize: { "@type": "QuantitativeValue", value: area, unitCode: SQUARE_METRE },
    },
    {
      "@type": "Offer",
      businessFunction: { "@id": businessFunctions.rent },
      availabilityStarts: availableFrom ?? undefined,
      priceSpecification: createRent(price),
    },
  );
}

/** Creates a monthly rent, as a plain price would be read as the home's purchase price. */
export const createRent = (price: number): UnitPriceSpecificationLeaf => ({
  "@type": "UnitPriceSpecification",
  price,
  priceCurrency: "EUR",
  unitCode: MONTH,
  referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
});

/** Creates a RealEstateListing (https://schema.org/RealEstateListing) for a home or several. */
export function createListingJsonLd(
  agency: AgencyProps,
  crumbs: readonly Crumb[],
  listing: Pick<ProjectProps, "title" | "description" | "path" | "location" | "published"> & {
    gallery: readonly { image: Queries.PagePictureFragment }[];
    place: Queries.MapPoint | null;
  },
  unit: ApartmentLeaf | ApartmentComplexLeaf | SingleFamilyResidenceLeaf,
  offers: OfferLeaf | AggregateOfferLeaf,
): Graph {
  const { title, description, path, location, gallery, published, place } = listing;
  const url = agency.siteUrl + path;
  return createSubpageJsonLd(agency, crumbs, {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: title,
    description,
    image: gallery.flatMap(({ image }) => findImageUrl(agency.siteUrl, image) ?? [])[0],
    inLanguage: LANGUAGE,
    datePosted: published ?? undefined,
    provider: createAgencyReference(agency),
    breadcrumb: { "@id": createBreadcrumbId(url) },
    mainEntity: {
      ...unit,
      name: title,
      address: createAddressNode({ addressLocality: getTown(location) }),
      geo: place
        ? { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude }
        : undefined,
    },
    offers: { ...offers, url, seller: createAgencyReference(agency) },
  });
}

/**
 * Creates the offer of a project with a list of homes (https://schema.org/AggregateOffer).
 * @param units the homes whose prices to state; none for rents, which would read as purchase prices
 */
function createAggregateOffer(
  { available }: Queries.ProjectOffer,
  units: NonNullable<ProjectProps["units"]>,
): AggregateOfferLeaf {
  const prices = units.flatMap(({ status, price }) => (status === "available" && price) || []);
  const [minPrice, maxPrice] = [Math.min(...prices), Math.max(...prices)];
  const priceCurrency = "EUR";
  return {
    "@type": "AggregateOffer",
    offerCount: available,
    availability: `https://schema.org/${available > 0 ? "InStock" : "SoldOut"}`,
    ...(prices.length > 0 && {
      lowPrice: minPrice,
      highPrice: maxPrice,
      priceCurrency,
      priceSpecification: {
        "@type": "PriceSpecification",
        minPrice,
        maxPrice,
        priceCurrency,
        valueAddedTaxIncluded: false,
      },
    }),
  };
}
