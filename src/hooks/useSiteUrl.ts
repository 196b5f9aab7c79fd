import { graphql, useStaticQuery } from "gatsby";
import { requirePresent } from "../utils/requirePresent";

/** The site's URL, including the path prefix, without a trailing slash. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(query);
  return requirePresent(site?.siteMetadata?.siteUrl, "siteUrl");
}

const query = graphql`
  query SiteUrl {
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
