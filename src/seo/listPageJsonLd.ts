import type { Graph } from "schema-dts";
import { type AgencyProps, createBreadcrumbId, LANGUAGE } from "./jsonLdNodes";
import { createSubpageJsonLd } from "./subpageJsonLd";

interface ListProps {
  name: string;
  description: string;
  path: string;
  /** The position of the page's first entry in the whole list, counted from 0. */
  offset: number;
  entries: readonly { title: string; path: string }[];
}

/**
 * Creates the graph of a list's page: a CollectionPage (https://schema.org/CollectionPage) with an
 * ItemList of links, which summary pages should have according to
 * https://developers.google.com/search/docs/appearance/structured-data/carousel.
 */
export function createListPageJsonLd(agency: AgencyProps, list: ListProps): Graph {
  const { name, description, path, offset, entries } = list;
  const url = agency.siteUrl + path;
  return createSubpageJsonLd(agency, [{ name, path }], {
    "@type": "CollectionPage",
    "@id": url,
    url,
    name,
    description,
    inLanguage: LANGUAGE,
    breadcrumb: { "@id": createBreadcrumbId(url) },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: entries.map((entry, index) => ({
        "@type": "ListItem",
        position: offset + index + 1,
        name: entry.title,
        url: agency.siteUrl + entry.path,
      })),
    },
  });
}
