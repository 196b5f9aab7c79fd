import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { color, motion, size } from "../../styles/tokens";
import { compareByOrder } from "../../utils/entries";
import { linkStyles } from "../ui/linkStyles";
import { Block, twoColumns } from "./DetailBlocks";

interface Props {
  services: readonly Queries.ServiceSummaryFragment[];
}

/** The services that a service's page leads on to. */
export function OtherServices({ services }: Props) {
  return (
    <Block title="Otros servicios">
      <ul css={twoColumns}>
        {[...services].sort(compareByOrder).map(({ jsonId, path, title, shortDescription }) => (
          <li key={jsonId} css={styles.row}>
            <h3 css={styles.title}>
              <Link to={path} css={linkStyles.cover}>
                {title}
              </Link>
            </h3>
            <p css={styles.text}>{shortDescription}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

export const query = graphql`
  fragment ServiceSummary on Service {
    jsonId
    order
    path
    title
    shortDescription
  }
`;

const styles = {
  row: css({
    position: "relative",
    paddingBlock: "1.25rem",
    borderBottom: `1px solid ${color.stone}`,
  }),
  title: css({ transition: `color ${motion}`, "li:hover > &": { color: color.terracotta } }),
  text: css({ marginTop: "0.375rem", color: color.muted, fontSize: size.small }),
};
