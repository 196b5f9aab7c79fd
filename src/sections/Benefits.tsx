import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { LandingSection } from "../components/layout/LandingSection";
import { Icon } from "../components/ui/Icon";
import { columns } from "../styles/columns";
import { from } from "../styles/mediaQueries";
import { ruledList } from "../styles/ruledList";
import { color, size } from "../styles/tokens";
import { assertPresent } from "../utils/assertPresent";

export function Benefits() {
  const { landing, allBenefit } = useStaticQuery<Queries.BenefitsSectionQuery>(query);
  return (
    <LandingSection
      name="ventajas"
      background="ruled"
      heading={assertPresent(landing, "landing").benefitsHeading}
    >
      <ul css={[ruledList, styles.grid, columns]}>
        {allBenefit.nodes.map(({ jsonId, title, description, icon }) => (
          <li key={jsonId} css={styles.item}>
            <span css={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

const query = graphql`
  query BenefitsSection {
    landing {
      benefitsHeading {
        ...SectionHeadingText
      }
    }
    allBenefit(sort: { sortKey: ASC }) {
      nodes {
        jsonId
        title
        description
        icon
      }
    }
  }
`;

const styles = {
  grid: css({
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  }),
  item: css({
    display: "grid",
    gridTemplateColumns: "2.75rem 1fr",
    paddingBlock: "1.625rem",
    alignContent: "start",
    p: {
      gridColumn: 2,
      maxWidth: "22em",
      marginTop: "0.5rem",
      color: color.muted,
      fontSize: size.small,
    },
    [from.tablet]: { display: "block", paddingBlock: "2rem 2.75rem" },
    [from.desktop]: { gridColumn: "span 4" },
  }),
  icon: css({
    display: "block",
    color: color.accent,
    fontSize: "1.25rem",
    [from.tablet]: { marginBottom: "2.5rem" },
  }),
};
