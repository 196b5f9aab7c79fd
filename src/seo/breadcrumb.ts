import type { BreadcrumbListLeaf } from "schema-dts";
import { absolute } from "./absolute";

/** A step on the way to a page. */
export interface Crumb {
  name: string;
  /** Where it leads; only the last may do without, on a page that has no address of its own. */
  path?: string;
}

/**
 * The id of a page's trail, for its other nodes to point to.
 * @param pageUrl full address of the page
 */
export function createBreadcrumbId(pageUrl: string): string {
  return `${pageUrl}#breadcrumb`;
}

/**
 * The way to a page from the landing page.
 * @param siteUrl of the site's root, without a trailing slash
 * @param crumbs the steps below «Inicio», the page itself last
 * @returns a BreadcrumbList (https://schema.org/BreadcrumbList), numbered from 1
 */
export function createBreadcrumbNode(
  siteUrl: string,
  crumbs: readonly Crumb[],
): BreadcrumbListLeaf {
  const path = crumbs.at(-1)?.path;
  return {
    "@type": "BreadcrumbList",
    "@id": path && createBreadcrumbId(absolute(siteUrl, path)),
    itemListElement: [{ name: "Inicio", path: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: crumb.path && absolute(siteUrl, crumb.path),
    })),
  };
}
