import type { IdReference, PostalAddressLeaf, RealEstateAgentLeaf } from "schema-dts";

/** The company's data that every page contains. */
export interface AgencyProps {
  /** The site's URL with the path prefix, without a trailing slash. */
  siteUrl: string;
  fullName: string;
  address: Queries.Address;
}

/** ISO 3166-1 alpha-2, as required by https://schema.org/addressCountry. */
const COUNTRY = "ES";

/** BCP 47, as required by https://schema.org/inLanguage. */
export const LANGUAGE = "es";

/** Gets the absolute URL of a picture in its fallback format, which any client can read. */
export function findImageUrl(siteUrl: string, image: Queries.PagePictureFragment) {
  const src = image.childImageSharp?.gatsbyImageData.images.fallback?.src;
  // The path already includes the prefix.
  return src && new URL(src, siteUrl).href;
}

/** Creates the id of a page's breadcrumb trail, for references from its other nodes. */
export function createBreadcrumbId(pageUrl: string): string {
  return `${pageUrl}#breadcrumb`;
}

/** References the company from another node of the same graph. */
export function createAgencyReference({ siteUrl }: AgencyProps): IdReference {
  return { "@id": `${siteUrl}/#agency` };
}

/**
 * Creates the RealEstateAgent (https://schema.org/RealEstateAgent) of every page. It always has its
 * address, because search engines report a local business without one
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function createAgencyNode(agency: AgencyProps): RealEstateAgentLeaf {
  const { siteUrl, fullName, address } = agency;
  return {
    "@type": "RealEstateAgent",
    ...createAgencyReference(agency),
    name: fullName,
    url: `${siteUrl}/`,
    address: createAddressNode({
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
    }),
  };
}

/** Creates an address in Spain (https://schema.org/PostalAddress). */
export function createAddressNode(parts: Omit<PostalAddressLeaf, "@type">): PostalAddressLeaf {
  return { "@type": "PostalAddress", ...parts, addressCountry: COUNTRY };
}
