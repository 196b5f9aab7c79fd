import type {
  BreadcrumbListLeaf,
  Graph,
  IdReference,
  PostalAddressLeaf,
  RealEstateAgentLeaf,
  Thing,
} from "schema-dts";

/** The company's data on every page. */
export interface AgencyProps {
  /** With the path prefix if there is one, without a trailing slash. */
  siteUrl: string;
  fullName: string;
  address: { street: string; postalCode: string; city: string; region: string };
}

/** A step of the breadcrumb trail. */
export interface Crumb {
  name: string;
  /** Only the page for unknown addresses has none. */
  path?: string;
}

/** ISO 3166-1 alpha-2, as https://schema.org/addressCountry asks for. */
const COUNTRY = "ES";

/** BCP 47, as https://schema.org/inLanguage asks for. */
export const LANGUAGE = "es";

/** Finds the full address of a picture's fallback, which any program can read. */
export function findImageUrl(
  siteUrl: string,
  image: Queries.CardPictureFragment,
): string | undefined {
  const src = image.childImageSharp?.gatsbyImageData.images.fallback?.src;
  // It already has the path prefix.
  return src && new URL(src, siteUrl).href;
}

/** Creates the id of a page's breadcrumb trail, to which its other nodes point. */
export function createBreadcrumbId(pageUrl: string): string {
  return `${pageUrl}#breadcrumb`;
}

/** Points to the company from another node of the same graph. */
export function createAgencyReference({ siteUrl }: AgencyProps): IdReference {
  return { "@id": `${siteUrl}/#agency` };
}

/**
 * Creates the RealEstateAgent (https://schema.org/RealEstateAgent) of every page. It needs its
 * address everywhere, since search engines report a local business without one
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

/** Creates the trail from the landing page (https://schema.org/BreadcrumbList). */
function createBreadcrumbNode(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  const path = crumbs.at(-1)?.path;
  return {
    "@type": "BreadcrumbList",
    "@id": path && createBreadcrumbId(siteUrl + path),
    // A section of the landing page has no address of its own.
    itemListElement: [
      { name: "Inicio", path: "/" },
      ...crumbs.filter(({ path }) => !path?.includes("#")),
    ].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: crumb.path && siteUrl + crumb.path,
    })),
  };
}

/**
 * Creates the graph of a page other than the landing page.
 * @param agency the company
 * @param crumbs the trail below the landing page, the page itself last
 * @param nodes what else the page is about
 */
export function createPageJsonLd(
  agency: AgencyProps,
  crumbs: readonly Crumb[],
  ...nodes: readonly Thing[]
): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [createAgencyNode(agency), ...nodes, createBreadcrumbNode(agency.siteUrl, crumbs)],
  };
}

const escapes: Record<string, string> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };

/**
 * Writes a graph as the text of a `<script type="application/ld+json">`, which no text in it can
 * end early. `&` is escaped too, because Gatsby decodes character references in what a Head
 * renders: "&lt;/script>" in a title would become the tag itself.
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&]/g, (character) => escapes[character] ?? character);
}
