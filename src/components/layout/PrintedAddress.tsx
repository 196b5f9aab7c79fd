import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { print, size } from "../../styles/tokens";
import { required } from "../../utils/entries";

interface Props {
  /** The path of a page. */
  path: string;
}

/** The full address of a page, on paper only: there it can't be looked up above. */
export function PrintedAddress({ path }: Props) {
  const { site } = useStaticQuery<Queries.PrintedAddressQuery>(query);
  const url = required(site?.siteMetadata?.siteUrl) + path;
  return <p css={root}>{url.replace(/^https?:\/\//, "").replace(/\/$/, "")}</p>;
}

const query = graphql`
  query PrintedAddress {
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;

const root = css({
  display: "none",
  marginTop: "0.25rem",
  fontSize: size.small,
  [print]: { display: "block" },
});
