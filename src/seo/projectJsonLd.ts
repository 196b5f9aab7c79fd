import type {
  FloorPlanLeaf,
  Graph,
  ImageObjectLeaf,
  PriceSpecificationLeaf,
  QuantitativeValueLeaf,
} from "schema-dts";
import type { Crumb } from "./breadcrumb";
import type { AgencyProps } from "./jsonLd";
import { createImageNodes, createListingJsonLd, type ListingProps, SQUARE_METRE } from "./listing";

/** What a project's page tells of it. */
export interface ProjectProps extends Omit<ListingProps, "features"> {
  type: "sale" | "rent";
  details: {
    area: string;
    bedrooms?: number | null;
    bathrooms?: number | null;
    features: readonly string[];
  };
  units?: readonly { status: string; price?: number | null }[] | null;
}

/**
 * What a project's page tells search engines.
 * @param agency the company
 * @param section the step of the trail above the page
 * @param project the building, with its pictures
 * @returns the company, the trail and a listing of an ApartmentComplex
 * (https://schema.org/ApartmentComplex). The rooms and the size are those of a
 * home in it, so they stand in its FloorPlan (https://schema.org/FloorPlan); its
 * own numberOfBedrooms would be the sum over all homes.
 */
export function createProjectJsonLd(
  agency: AgencyProps,
  section: Crumb,
  project: ProjectProps,
): Graph {
  const { type, details, units, plans } = project;
  return createListingJsonLd(
    agency,
    section,
    { ...project, features: details.features },
    {
      "@type": "ApartmentComplex",
      accommodationFloorPlan: floorPlan(details, createImageNodes(agency, plans)),
      numberOfAvailableAccommodationUnits: units
        ? { "@type": "QuantitativeValue", value: units.filter(isFree).length }
        : undefined,
    },
    { type, priceSpecification: type === "sale" ? priceRange(units ?? []) : undefined },
  );
}

type Units = NonNullable<ProjectProps["units"]>;

const isFree = ({ status }: Units[number]) => status === "available";

/** From the cheapest to the dearest of the homes that are left. */
function priceRange(units: Units): PriceSpecificationLeaf | undefined {
  const prices = units.filter(isFree).flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return undefined;
  return {
    "@type": "PriceSpecification",
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    priceCurrency: "EUR",
  };
}

function floorPlan(
  { area, bedrooms, bathrooms }: ProjectProps["details"],
  layoutImage: ImageObjectLeaf[] | undefined,
): FloorPlanLeaf | undefined {
  const plan = {
    numberOfBedrooms: bedrooms ?? undefined,
    numberOfBathroomsTotal: bathrooms ?? undefined,
    floorSize: floorSize(area),
    layoutImage,
  };
  if (Object.values(plan).every((value) => value === undefined)) return undefined;
  return { "@type": "FloorPlan", ...plan };
}

/** The area is written for readers; what isn't in one of its usual forms is left to them. */
function floorSize(area: string): QuantitativeValueLeaf | undefined {
  const forms = /^(?:de (\d+) a (\d+)|desde (\d+)|(\d+))\sm²$/i;
  const [, min, max, from, value] = forms.exec(area.trim()) ?? [];
  const minValue = number(min ?? from);
  const exact = number(value);
  if (minValue === undefined && exact === undefined) return undefined;
  return {
    "@type": "QuantitativeValue",
    value: exact,
    minValue,
    maxValue: number(max),
    unitCode: SQUARE_METRE,
  };
}

function number(digits: string | undefined): number | undefined {
  return digits ? Number(digits) : undefined;
}
