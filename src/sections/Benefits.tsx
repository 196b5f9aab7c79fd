import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { columns, Section } from "../components/layout/Section";
import { Icon } from "../components/ui/Icon";
import { ruledList } from "../styles/ruledList";
import { color, from, size } from "../styles/tokens";
import { assertPresent } from "../utils/assertPresent";

export function Benefits() {
  const { landing, benefitList } = useStaticQuery<Queries.BenefitsSectionQuery>(query);
  return (
    <Section
      name="ventajas"
      background="ruled"
      heading={assertPresent(landing, "landing").benefits}
    >
      <ul css={[ruledList, styles.grid, columns]}>
        {assertPresent(benefitList, "benefitList").benefits.map(
          ({ id, title, description, icon }) => (
            <li key={id} css={styles.item}>
              <span css={styles.icon}>
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

const query = graphql`
  query BenefitsSection {
    landing {
      benefits {
        ...SectionHeadingText
      }
    }
    benefitList {
      benefits {
        id
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
