import { graphql, useStaticQuery } from "gatsby";
import type { Graph } from "schema-dts";
import { required } from "../utils/required";
import { SHARE_SIZE, sharePath } from "../utils/sharePath";
import { type AgencyProps, serializeJsonLd } from "./jsonLd";

interface Props {
  /** What the page is about; the landing page's is the site's own name. */
  title: string;
  description: string;
  /** The page's path, without path prefix; without it the page is not indexed. */
  path?: string;
  /** What is in the picture it is shared with, where it has its own; else the landing page's goes. */
  shareAlt?: string;
  /**
   * What the page says to machines, given what every page says of the firm. Not in
   * the browser's build, which keeps what the page came with: those who read it
   * read every page as it is delivered, and visitors need not load how it is made.
   */
  structuredData: ((agency: AgencyProps) => Graph) | false;
}

/** Search engines cut a description at about so many letters. */
const DESCRIPTION_LENGTH = 160;

/**
 * A text as a page's description.
 * @param text any length, with or without line breaks
 * @returns one line of whole words, at most 160 letters
 */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/[\s,;:.]*\S*$/, "")}…`;
}

/** What a page's head says of it, for search engines and social networks. */
export function Seo({ title, description, path, shareAlt, structuredData }: Props) {
  const data = useStaticQuery<Queries.SeoQuery>(query);
  const siteUrl = required(data.site?.siteMetadata?.siteUrl);
  const { fullName, address } = required(data.siteSettings);
  const picture = siteUrl + sharePath(shareAlt && path ? path : "/");
  const summary = summarize(description);
  const spoken = structuredData
    ? serializeJsonLd(structuredData({ siteUrl, fullName, address }))
    : delivered();
  return (
    <>
      <title>{title === fullName ? fullName : `${title} | ${fullName}`}</title>
      <meta name="description" content={summary} />
      {path ? (
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
      <meta property="og:image:alt" content={shareAlt ?? required(data.landing).hero.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
      {spoken && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped for this place
          dangerouslySetInnerHTML={{ __html: spoken }}
        />
      )}
    </>
  );
}

let first: { path: string; text: string } | undefined;

/** The structured data that the first page came with, while it is in view. */
function delivered(): string {
  first ??= {
    path: window.location.pathname,
    text: document.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  };
  return first.path === window.location.pathname ? first.text : "";
}

const query = graphql`
  query Seo {
    site {
      siteMetadata {
        siteUrl
      }
    }
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
