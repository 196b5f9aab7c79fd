import type { Graph } from "schema-dts";
import { kinds } from "../routes";
import { type AgencyProps, createAgencyReference, findImageUrl } from "./jsonLdNodes";
import { createSubpageJsonLd } from "./subpageJsonLd";

interface ServiceProps {
  title: string;
  shortDescription: string;
  path: string;
  image: Queries.PagePictureFragment;
}

/** Creates the graph of a service's page (https://schema.org/Service). */
export function createServiceJsonLd(agency: AgencyProps, service: ServiceProps): Graph {
  const { title, shortDescription, path, image } = service;
  const url = agency.siteUrl + path;
  return createSubpageJsonLd(agency, [kinds.Service.list, { name: title, path }], {
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
