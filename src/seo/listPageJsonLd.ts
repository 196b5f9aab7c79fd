import type { Graph } from "schema-dts";
import { absolute } from "./absolute";
import { createBreadcrumbId } from "./breadcrumb";
import { type AgencyProps, createPageJsonLd, LANGUAGE } from "./jsonLd";

interface ListProps {
  /** The list's name. */
  name: string;
  description: string;
  path: string;
  /** Where in the whole list the page begins, from 0. */
  offset: number;
  entries: readonly { title: string; path: string }[];
}

/**
 * What a page of a list tells search engines.
 * @param agency the company
 * @param list the page and its entries
 * @returns the company, the trail and a CollectionPage (https://schema.org/CollectionPage)
 * with an ItemList of links, as https://developers.google.com/search/docs/appearance/structured-data/carousel
 * has it for summary pages
 */
export function createListPageJsonLd(agency: AgencyProps, list: ListProps): Graph {
  const { name, description, path, offset, entries } = list;
  const url = absolute(agency.siteUrl, path);
  return createPageJsonLd(agency, [{ name, path }], {
    "@type": "CollectionPage",
    "@id": url,
    url,
    name,
    description,
    inLanguage: LANGUAGE,
    breadcrumb: { "@id": createBreadcrumbId(url) },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, index) => ({
        "@type": "ListItem",
        position: offset + index + 1,
        name: entry.title,
        url: absolute(agency.siteUrl, entry.path),
      })),
    },
  });
}
