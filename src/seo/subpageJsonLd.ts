import type { BreadcrumbListLeaf, Graph, Thing } from "schema-dts";
import { type AgencyProps, createAgencyNode, createBreadcrumbId } from "./jsonLdNodes";

/** A step of the breadcrumb trail. */
export interface Crumb {
  name: string;
  /** Missing only on the 404 page. */
  path?: string;
}

/**
 * Creates the graph of a page other than the landing page.
 * @param agency the company
 * @param crumbs the trail below the landing page, ending with the page itself
 * @param nodes further things that the page is about
 */
export function createSubpageJsonLd(
  agency: AgencyProps,
  crumbs: readonly Crumb[],
  ...nodes: readonly Thing[]
): Graph {
  const { siteUrl } = agency;
  const path = crumbs.at(-1)?.path;
  // A section of the landing page is not a page of its own.
  const pages = crumbs.filter(({ path }) => !path?.includes("#"));
  const trail: BreadcrumbListLeaf = {
    "@type": "BreadcrumbList",
    "@id": path && createBreadcrumbId(siteUrl + path),
    itemListElement: [{ name: "Inicio", path: "/" }, ...pages].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: crumb.path && siteUrl + crumb.path,
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [createAgencyNode(agency), ...nodes, trail],
  };
}
