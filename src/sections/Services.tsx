import { css } from "@emotion/react";
import { graphql, Link, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { Icon } from "../components/ui/Icon";
import { linkStyles } from "../components/ui/linkStyles";
import { color, from, motion, size } from "../styles/tokens";
import { compareByOrder, required } from "../utils/entries";

export function Services() {
  const { landing, allService } = useStaticQuery<Queries.ServicesSectionQuery>(query);
  return (
    <Section id="servicios" labelledBy="servicios-titulo" heading={required(landing).services}>
      <ol css={styles.list}>
        {[...allService.nodes]
          .sort(compareByOrder)
          .map(({ jsonId, path, title, shortDescription }) => (
            <li key={jsonId} css={styles.row}>
              <h3 css={styles.title}>
                <Link to={path} css={linkStyles.cover}>
                  {title}
                </Link>
              </h3>
              <p css={styles.text}>{shortDescription}</p>
              <span css={styles.arrow}>
                <Icon name="next" />
              </span>
            </li>
          ))}
      </ol>
    </Section>
  );
}

const query = graphql`
  query ServicesSection {
    landing {
      services {
        ...SectionHeadingText
      }
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        order
        path
        title
        shortDescription
      }
    }
  }
`;

const styles = {
  list: css({ borderTop: `1px solid ${color.ink}`, counterReset: "service" }),
  row: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "2.5rem 1fr",
    gap: "0.375rem 0.75rem",
    alignItems: "baseline",
    paddingBlock: "1.5rem",
    borderBottom: `1px solid ${color.stone}`,
    counterIncrement: "service",
    transition: `color ${motion}`,
    "&:hover": { color: color.terracotta },
    "&::before": {
      content: 'counter(service, decimal-leading-zero) / ""',
      color: color.muted,
      fontSize: size.label,
    },
    [from.desktop]: {
      gridTemplateColumns: "1fr 5.2fr 5fr 2rem",
      columnGap: "1.75rem",
      paddingBlock: "1.875rem",
    },
  }),
  title: css({ fontSize: size.title, lineHeight: 1.08 }),
  text: css({
    gridColumn: 2,
    color: color.muted,
    fontSize: size.small,
    [from.desktop]: { gridColumn: 3 },
  }),
  arrow: css({
    display: "none",
    fontSize: "1.125rem",
    [from.desktop]: { display: "block", justifySelf: "end", alignSelf: "center" },
  }),
};
