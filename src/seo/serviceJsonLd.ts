import type { Graph } from "schema-dts";
import { absolute, resolveFileUrl } from "./absolute";
import type { Crumb } from "./breadcrumb";
import { type AgencyProps, createAgencyReference, createPageJsonLd } from "./jsonLd";

/** What a service's page tells of it. */
export interface ServiceProps {
  title: string;
  shortDescription: string;
  path: string;
  image?: string | null;
}

/**
 * What a service's page tells search engines.
 * @param agency the company
 * @param section the step of the trail above the page
 * @param service the service, with the address of its picture
 * @returns the company, the trail and a Service (https://schema.org/Service),
 * served where the company is
 */
export function createServiceJsonLd(
  agency: AgencyProps,
  section: Crumb,
  service: ServiceProps,
): Graph {
  const { title, shortDescription, path, image } = service;
  const url = absolute(agency.siteUrl, path);
  return createPageJsonLd(agency, [section, { name: title, path }], {
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: title,
    serviceType: title,
    description: shortDescription,
    image: image ? resolveFileUrl(agency.siteUrl, image) : undefined,
    provider: createAgencyReference(agency),
    areaServed: { "@type": "AdministrativeArea", name: agency.address.region },
  });
}
