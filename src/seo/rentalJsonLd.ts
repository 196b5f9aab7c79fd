import type { Graph } from "schema-dts";
import type { Crumb } from "./breadcrumb";
import type { AgencyProps } from "./jsonLd";
import { createImageNodes, createListingJsonLd, type ListingProps, SQUARE_METRE } from "./listing";

/** What a rental's page tells of it. */
export interface RentalProps extends ListingProps {
  /** Euros a month. */
  price: number;
  bedrooms: number;
  bathrooms: number;
  /** Square metres. */
  area: number;
}

/** UN/CEFACT Common Code for months, as https://schema.org/unitCode asks for. */
const MONTH = "MON";

/**
 * What a rental's page tells search engines.
 * @param agency the company
 * @param section the step of the trail above the page
 * @param rental the home, with its pictures
 * @returns the company, the trail and a listing of an Apartment
 * (https://schema.org/Apartment) to let. The rent is a price a unit of time
 * (https://schema.org/UnitPriceSpecification): a plain one would read as the home's.
 */
export function createRentalJsonLd(
  agency: AgencyProps,
  section: Crumb,
  rental: RentalProps,
): Graph {
  const { price, bedrooms, bathrooms, area, plans } = rental;
  const layoutImage = createImageNodes(agency, plans);
  return createListingJsonLd(
    agency,
    section,
    rental,
    {
      "@type": "Apartment",
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      floorSize: { "@type": "QuantitativeValue", value: area, unitCode: SQUARE_METRE },
      accommodationFloorPlan: layoutImage && { "@type": "FloorPlan", layoutImage },
    },
    {
      type: "rent",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "EUR",
        unitCode: MONTH,
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
      },
    },
  );
}
