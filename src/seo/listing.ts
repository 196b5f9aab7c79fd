import type {
  ApartmentComplexLeaf,
  ApartmentLeaf,
  Graph,
  ImageObjectLeaf,
  OfferLeaf,
} from "schema-dts";
import { absolute, resolveFileUrl } from "./absolute";
import { type Crumb, createBreadcrumbId } from "./breadcrumb";
import {
  type AgencyProps,
  createAddressNode,
  createAgencyReference,
  createPageJsonLd,
  LANGUAGE,
} from "./jsonLd";
import type { Photo } from "./photos";

/** What the pages of projects and rentals have in common. */
export interface ListingProps {
  title: string;
  description: string;
  path: string;
  location: string;
  /** The main one first. */
  photos: readonly Photo[];
  /** Pictures of its floor plans. */
  plans?: readonly Photo[];
  features: readonly string[];
  /** The class of its energy rating, or that it is on its way. */
  energyLabel?: string | null;
  /** The day it was first shown, «2026-03-01». */
  published?: string | null;
}

/** The parts of an offer that depend on what is offered. */
export type OfferTerms = Pick<OfferLeaf, "priceSpecification"> & { type: "sale" | "rent" };

/** UN/CEFACT Common Code for square metres, as https://schema.org/unitCode asks for. */
export const SQUARE_METRE = "MTK";

/** The values that https://schema.org/businessFunction has for an offer, by a listing's type. */
const functions = {
  sale: "http://purl.org/goodrelations/v1#Sell",
  rent: "http://purl.org/goodrelations/v1#LeaseOut",
};

/**
 * What a listing's page tells search engines.
 * @param agency the company
 * @param section the step of the trail above the page
 * @param listing the listing
 * @param home what is offered, without what it shares with its listing
 * @param terms whether it is sold or let, and its price if it has one
 * @returns the company, the trail and a RealEstateListing
 * (https://schema.org/RealEstateListing), dated only where the content says when it was published
 */
export function createListingJsonLd(
  agency: AgencyProps,
  section: Crumb,
  listing: ListingProps,
  home: ApartmentLeaf | ApartmentComplexLeaf,
  { type, priceSpecification }: OfferTerms,
): Graph {
  const { title, description, path, location, photos, features, energyLabel, published } = listing;
  const url = absolute(agency.siteUrl, path);
  const photo = createImageNodes(agency, photos);
  const amenities = features.map((name) => ({
    "@type": "LocationFeatureSpecification" as const,
    name,
    value: true,
  }));
  const rated = energyLabel && energyLabel !== "pending";
  return createPageJsonLd(agency, [section, { name: title, path }], {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: title,
    description,
    image: photos[0] && resolveFileUrl(agency.siteUrl, photos[0].src),
    inLanguage: LANGUAGE,
    datePosted: published ?? undefined,
    provider: createAgencyReference(agency),
    breadcrumb: { "@id": createBreadcrumbId(url) },
    mainEntity: {
      ...home,
      name: title,
      address: createAddressNode({ addressLocality: location }),
      amenityFeature: amenities.length > 0 ? amenities : undefined,
      // schema.org's own energy categories are those of products, not of buildings.
      additionalProperty: rated
        ? { "@type": "PropertyValue", name: "Calificación energética", value: energyLabel }
        : undefined,
      photo,
    },
    // No availability: the offer is of the whole, and only content that lists its homes says
    // which are left. A finished one may be sold out or not, and one to come only takes names.
    offers: {
      "@type": "Offer",
      url,
      businessFunction: { "@id": functions[type] },
      priceSpecification,
      seller: createAgencyReference(agency),
    },
  });
}

/**
 * Pictures as nodes.
 * @param agency the company, for its address
 * @returns an ImageObject (https://schema.org/ImageObject) each; nothing where there are none
 */
export function createImageNodes(
  { siteUrl }: AgencyProps,
  pictures: readonly Photo[] = [],
): ImageObjectLeaf[] | undefined {
  if (pictures.length === 0) return undefined;
  return pictures.map(({ src, alt }) => ({
    "@type": "ImageObject",
    contentUrl: resolveFileUrl(siteUrl, src),
    caption: alt,
  }));
}
