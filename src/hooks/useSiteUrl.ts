import { graphql, useStaticQuery } from "gatsby";
import { required } from "../utils/required";

/** The site's URL, including the path prefix, without a trailing slash. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(query);
  return required(site?.siteMetadata?.siteUrl, "siteUrl");
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
