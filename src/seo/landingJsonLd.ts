import type { Graph, OpeningHoursSpecificationLeaf, WebSiteLeaf } from "schema-dts";
import { createPhoneLink } from "../utils/format";

import {
  type AgencyProps,
  absolute,
  createAgencyNode,
  createAgencyReference,
  LANGUAGE,
  resolveFileUrl,
} from "./jsonLd";
import { openingDays } from "./openingDays";

/** What the landing page tells of the company, and the address of its first picture. */
export interface LandingProps extends AgencyProps {
  /** The brand. */
  name: string;
  description: string;
  contact: { phone: string; email: string };
  map: { latitude: number; longitude: number };
  hours: { days: string; opens: string; closes: string };
  socialLinks: readonly { target?: string | null }[];
  image?: string | null;
}

/** The site's icon, a file of `static/`. */
const LOGO = "/icon.svg";

/**
 * What the landing page tells search engines.
 * @param agency the company; profiles without a target are left out, and so are
 * hours whose days can't be read
 * @returns the whole RealEstateAgent (https://schema.org/RealEstateAgent) and the
 * WebSite (https://schema.org/WebSite). No ratings or reviews: search engines
 * count those on a company's own site as self-serving
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function createLandingJsonLd(agency: LandingProps): Graph {
  const { siteUrl, name, description, address, contact, map, socialLinks, image } = agency;
  const hours = hoursNode(agency.hours);
  const profiles = socialLinks.flatMap(({ target }) =>
    target?.startsWith("https:") ? target : [],
  );
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...createAgencyNode(agency),
        alternateName: name,
        description,
        logo: absolute(siteUrl, LOGO),
        image: image ? resolveFileUrl(siteUrl, image) : undefined,
        // A link's target is the number in E.164 form after its scheme.
        telephone: createPhoneLink(contact.phone).replace("tel:", ""),
        email: contact.email,
        geo: { "@type": "GeoCoordinates", latitude: map.latitude, longitude: map.longitude },
        openingHoursSpecification: hours,
        areaServed: { "@type": "AdministrativeArea", name: address.region },
        sameAs: profiles.length > 0 ? profiles : undefined,
      },
      websiteNode(agency),
    ],
  };
}

function hoursNode(hours: LandingProps["hours"]): OpeningHoursSpecificationLeaf | undefined {
  const dayOfWeek = openingDays(hours.days);
  if (dayOfWeek.length === 0) return undefined;
  const { opens, closes } = hours;
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}

function websiteNode(agency: LandingProps): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": `${agency.siteUrl}/#website`,
    name: agency.fullName,
    alternateName: agency.name,
    url: `${agency.siteUrl}/`,
    inLanguage: LANGUAGE,
    publisher: createAgencyReference(agency),
  };
}
