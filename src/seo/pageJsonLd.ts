import type { BreadcrumbListLeaf, Graph, Thing } from "schema-dts";
import { kinds } from "../kinds";
import {
  type AgencyProps,
  createAgencyNode,
  createAgencyReference,
  createBreadcrumbId,
  findImageUrl,
  LANGUAGE,
} from "./jsonLd";

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
export function createPageJsonLd(
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
        url: agency.siteUrl + entry.path,
      })),
    },
  });
}

interface ServiceProps {
  title: string;
  shortDescription: string;
  path: string;
  image: Queries.CardPictureFragment;
}

/** Creates the graph of a service's page (https://schema.org/Service). */
export function createServiceJsonLd(agency: AgencyProps, service: ServiceProps): Graph {
  const { title, shortDescription, path, image } = service;
  const url = agency.siteUrl + path;
  return createPageJsonLd(agency, [kinds.Service.list, { name: title, path }], {
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: title,
    serviceType: title,
    description: shortDescription,
    image: findImageUrl(agency.siteUrl, image),
    provider: createAgencyReference(agency),
    areaServed: { "@type": "AdministrativeArea", name: agency.address.region },
  });
}
