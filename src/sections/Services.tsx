import { css } from "@emotion/react";
import { graphql, Link, useStaticQuery } from "gatsby";
import { LandingSection } from "../components/layout/LandingSection";
import { Icon } from "../components/ui/Icon";
import { columns } from "../styles/columns";
import { linkStyles } from "../styles/links";
import { from } from "../styles/mediaQueries";
import { ruledList } from "../styles/ruledList";
import { color, motion, size, space } from "../styles/tokens";
import { createPageSlug } from "../urls/pageSlug";
import { requirePresent } from "../utils/requirePresent";

export function Services() {
  const { landing, allService } = useStaticQuery<Queries.ServicesSectionQuery>(query);
  const { title, text } = requirePresent(landing, "landing").servicesHeading;
  if (allService.nodes.length === 0) return null;
  return (
    <LandingSection id="servicios">
      <div css={columns}>
        <div css={styles.heading}>
          <h2 id="titulo-servicios">{title}</h2>
          <p css={styles.introduction}>{text}</p>
        </div>
        <ol css={[ruledList, styles.list]}>
          {allService.nodes.map(({ path, title, shortDescription }) => (
            <li key={path} id={createPageSlug(path)} css={styles.row}>
              <h3 css={styles.title}>
                <Link
                  to={path}
                  state={{ from: `/#${createPageSlug(path)}` }}
                  css={linkStyles.cover}
                >
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
      </div>
    </LandingSection>
  );
}

const query = graphql`
  query ServicesSection {
    landing {
      servicesHeading {
        ...SectionHeadingText
      }
    }
    allService(sort: { fields: { sortKey: ASC } }) {
      nodes {
        ...ServiceSummary
      }
    }
  }
`;

const styles = {
  /** Stays in view beside its list. */
  heading: css({
    alignSelf: "start",
    marginBottom: space.block,
    [from.desktop]: {
      position: "sticky",
      top: `calc(${space.header} + 2rem)`,
      gridColumn: "span 5",
      marginBottom: 0,
    },
  }),
  introduction: css({
    maxWidth: "24em",
    marginTop: "1.5rem",
    color: color.muted,
    fontSize: size.lead,
  }),
  list: css({
    counterReset: "service",
    [from.desktop]: { gridColumn: "6 / -1" },
  }),
  row: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(min(2.5rem, 8.5vw), auto) minmax(0, 1fr)",
    gap: "0.375rem 0.75rem",
    alignItems: "baseline",
    paddingBlock: "1.5rem",
    counterIncrement: "service",
    transition: `color ${motion}`,
    "&:hover": { color: color.accent },
    "&::before": {
      // Older browsers don't support empty alternative text.
      content: [
        "counter(service, decimal-leading-zero)",
        'counter(service, decimal-leading-zero) / ""',
      ],
      color: color.muted,
      fontSize: size.label,
      whiteSpace: "nowrap",
    },
    [from.desktop]: { gridTemplateColumns: "3.5rem 1fr 2rem", paddingBlock: "1.75rem" },
  }),
  title: css({ fontSize: size.title, lineHeight: 1.08 }),
  text: css({ gridColumn: 2, maxWidth: "34em", color: color.muted, fontSize: size.small }),
  arrow: css({
    display: "none",
    fontSize: "1.125rem",
    [from.desktop]: {
      display: "block",
      gridArea: "1 / 3 / span 2",
      justifySelf: "end",
      alignSelf: "center",
    },
  }),
};
