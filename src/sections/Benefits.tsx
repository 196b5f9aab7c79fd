import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { LandingSection } from "../components/layout/LandingSection";
import { Icon } from "../components/ui/Icon";
import { columns } from "../styles/columns";
import { from } from "../styles/mediaQueries";
import { ruledList } from "../styles/ruledList";
import { color, size } from "../styles/tokens";
import { requirePresent } from "../utils/requirePresent";

const icons: Record<Queries.BenefitIcon, string> = {
  price: "M4 4h7.5L20 12.5 12.5 20 4 11.5zM8.2 8.2h.01",
  speed: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2",
  custom: "M4 20V4h16v16zM4 12h7M15 12h5M11 4v5M11 20v-8",
  warranty: "M12 3.5 19 6v5.5c0 4.5-2.9 7.6-7 9-4.1-1.4-7-4.5-7-9V6zM8.8 12l2.3 2.3 4.2-4.6",
  paperwork: "M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 12h6M9 15.5h6",
  clarity: "M4 19.5h16M6 16v-4M10.5 16V8.5M15 16v-6M19 16V5",
};

export function Benefits() {
  const { landing, allBenefit } = useStaticQuery<Queries.BenefitsSectionQuery>(query);
  return (
    <LandingSection
      name="ventajas"
      background="ruled"
      heading={requirePresent(landing, "landing").benefitsHeading}
    >
      <ul css={[ruledList, styles.grid, columns]}>
        {allBenefit.nodes.map(({ jsonId, title, description, icon }) => (
          <li key={jsonId} css={styles.item}>
            <span css={styles.icon}>
              <Icon path={icons[icon]} />
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
    allBenefit(sort: { fields: { sortKey: ASC } }) {
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
