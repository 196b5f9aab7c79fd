import { graphql, useStaticQuery } from "gatsby";
import type { Graph } from "schema-dts";
import { useSiteUrl } from "../hooks/useSiteUrl";
import { createSharePath, SHARE_SIZE } from "../urls/sharePath";
import { requirePresent } from "../utils/requirePresent";
import type { AgencyProps } from "./jsonLdNodes";
import { serializeJsonLd } from "./serializeJsonLd";

interface Props {
  /** The page's own title, or the site's full name on the landing page. */
  title: string;
  description: string;
  /** The path without the prefix; a page without it is not indexed. */
  path?: string;
  /** Whether search engines may list the page. */
  indexed?: boolean;
  /** Its own share picture, or that of another page; without it the landing page's is used. */
  sharePicture?: { alt: string; path?: string };
  /** Creates the page's structured data from the company's data. */
  structuredData: (agency: AgencyProps) => Graph;
}

/** Search engines truncate descriptions at about this many characters. */
const DESCRIPTION_LENGTH = 160;

/**
 * Shortens a text to a page's description.
 * @param text any length, with or without line breaks
 * @returns one line of whole words, at most 160 characters
 */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const start = line.slice(0, DESCRIPTION_LENGTH - 1);
  // A single long word has no space to cut at.
  return `${start.replace(/[\s,;:.]*\S*$/, "") || start}…`;
}

/** The metadata of a page for search engines and social networks. */
export function Seo(props: Props) {
  const { title, description, path, indexed = true, sharePicture, structuredData } = props;
  const data = useStaticQuery<Queries.SeoQuery>(query);
  const siteUrl = useSiteUrl();
  const { fullName, address } = requirePresent(data.siteSettings, "siteSettings");
  const picture = siteUrl + createSharePath((sharePicture && (sharePicture.path ?? path)) || "/");
  const summary = summarize(description);
  return (
    <>
      <title>{title === fullName ? fullName : `${title} | ${fullName}`}</title>
      <meta name="description" content={summary} />
      {path && indexed ? (
        <link rel="canonical" href={siteUrl + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:site_name" content={fullName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta
        property="og:image:alt"
        content={sharePicture?.alt ?? requirePresent(data.landing, "landing").hero.alt}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes it
        dangerouslySetInnerHTML={{
          __html: serializeJsonLd(structuredData({ siteUrl, fullName, address })),
        }}
      />
    </>
  );
}

const query = graphql`
  query Seo {
    siteSettings {
      fullName
      address {
        street
        postalCode
        city
        region
      }
    }
    landing {
      hero {
        alt
      }
    }
  }
`;
