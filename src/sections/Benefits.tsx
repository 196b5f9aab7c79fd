import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { Icon } from "../components/ui/Icon";
import { color, from, size } from "../styles/tokens";
import { required } from "../utils/entries";

export function Benefits() {
  const { landing, benefitList } = useStaticQuery<Queries.BenefitsSectionQuery>(query);
  return (
    <Section labelledBy="ventajas-titulo" ground="ruled" heading={required(landing).benefits}>
      <ul css={styles.grid}>
        {required(benefitList).benefits.map(({ id, title, description, icon }) => (
          <li key={id} css={styles.item}>
            <span css={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
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
  /** The rules are the background showing through one-pixel gaps. */
  grid: css({
    display: "grid",
    gap: 1,
    borderTop: `1px solid ${color.ink}`,
    borderBottom: `1px solid ${color.stone}`,
    background: color.stone,
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  item: css({
    display: "grid",
    gridTemplateColumns: "2.75rem 1fr",
    padding: "1.625rem 0",
    background: color.plaster,
    alignContent: "start",
    p: { gridColumn: 2, marginTop: "0.5rem", color: color.muted, fontSize: size.small },
    [from.tablet]: { display: "block", padding: "2rem 1.75rem 2.75rem" },
  }),
  icon: css({
    display: "block",
    color: color.terracotta,
    fontSize: "1.25rem",
    [from.tablet]: { marginBottom: "2.5rem" },
  }),
};
