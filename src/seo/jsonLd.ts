import type { Graph, IdReference, PostalAddressLeaf, RealEstateAgentLeaf, Thing } from "schema-dts";
import { type Crumb, createBreadcrumbNode } from "./breadcrumb";

/** What every page has to know of the company. */
export interface AgencyProps {
  /** Of the site's root, with the path prefix if it has one, without a trailing slash. */
  siteUrl: string;
  fullName: string;
  address: { street: string; postalCode: string; city: string; region: string };
}

/** ISO 3166-1 alpha-2, as https://schema.org/addressCountry asks for; the company only builds there. */
const COUNTRY = "ES";

/** BCP 47, as https://schema.org/inLanguage asks for. */
export const LANGUAGE = "es";

/**
 * Points to the company from another node of the same graph.
 * @param agency the company
 * @returns a node with nothing but the `@id` of the company's own
 */
export function createAgencyReference({ siteUrl }: AgencyProps): IdReference {
  return { "@id": `${siteUrl}/#agency` };
}

/**
 * The company, as far as each page tells of it; the landing page adds the rest.
 * @param agency the company
 * @returns a RealEstateAgent (https://schema.org/RealEstateAgent). The address
 * goes along because search engines hold a local business without one for
 * faulty (https://developers.google.com/search/docs/appearance/structured-data/local-business).
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

/**
 * An address in Spain.
 * @param parts what is known of it, by the names of https://schema.org/PostalAddress
 * @returns the address with its country
 */
export function createAddressNode(parts: Omit<PostalAddressLeaf, "@type">): PostalAddressLeaf {
  return { "@type": "PostalAddress", ...parts, addressCountry: COUNTRY };
}

/**
 * What a page other than the landing page tells search engines; enough by itself
 * for one that shows no listing, such as a list or the page for unknown addresses.
 * @param agency the company
 * @param crumbs the way to the page below «Inicio», the page itself last
 * @param nodes what else the page is about
 * @returns the company, the trail and the other nodes, in one graph
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
 * A graph as the text of a `<script type="application/ld+json">`.
 * @param graph any of the pages'; keys without a value are left out
 * @returns JSON that no text in it can end early. `&` is written as an escape
 * too: Gatsby decodes character references in what a Head renders, so that a
 * title with «&lt;/script>» would become the tag itself.
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&]/g, (sign) => escapes[sign] ?? sign);
}
