import type { Graph } from "schema-dts";
import { toE164 } from "../urls/contactUrls";
import { createSharePath } from "../urls/sharePath";
import { type AgencyProps, createAgencyNode, createAgencyReference, LANGUAGE } from "./jsonLdNodes";

/** The company's data that the landing page contains. */
export type LandingProps = AgencyProps & NonNullable<Queries.LandingPageQuery["siteSettings"]>;

/** The site's icon in `static/`. */
const LOGO = "/icon.svg";

/**
 * Creates the graph of the landing page.
 * @param agency the company; social profiles without a target are left out
 * @returns the complete RealEstateAgent (https://schema.org/RealEstateAgent) and the WebSite
 * (https://schema.org/WebSite). No ratings or reviews: search engines consider those on a company's
 * own site self-serving
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function createLandingJsonLd(agency: LandingProps): Graph {
  const { siteUrl, name, description, address, contact, map, hours, socialLinks } = agency;
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
        logo: siteUrl + LOGO,
        image: siteUrl + createSharePath("/"),
        telephone: toE164(contact.phone),
        email: contact.email,
        geo: { "@type": "GeoCoordinates", latitude: map.latitude, longitude: map.longitude },
        openingHoursSpecification: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: hours.days.map((day) => `https://schema.org/${capitalize(day)}` as const),
          opens: hours.opens,
          closes: hours.closes,
        },
        areaServed: { "@type": "AdministrativeArea", name: address.region },
        sameAs: profiles.length > 0 ? profiles : undefined,
      },
      {
        "@type": "WebSite",
        "@id": `${siteUrl}/#website`,
        name: agency.fullName,
        alternateName: name,
        url: `${siteUrl}/`,
        inLanguage: LANGUAGE,
        publisher: createAgencyReference(agency),
      },
    ],
  };
}

/** The names of days at https://schema.org/DayOfWeek. */
const capitalize = (day: Queries.Weekday) =>
  day.replace(/^./, (letter) => letter.toUpperCase()) as Capitalize<Queries.Weekday>;
