import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { color, font, from, size, space } from "../styles/tokens";
import { required } from "../utils/entries";

export function Advantages() {
  const { landing } = useStaticQuery<Queries.AdvantagesSectionQuery>(query);
  const { title, lead, items } = required(landing).advantages;
  const sums = items.filter(({ figure }) => figure);
  const others = items.filter(({ figure }) => !figure);
  return (
    <Section labelledBy="ayudas-titulo" ground="ink">
      <h2 id="ayudas-titulo" css={styles.title}>
        {title}
      </h2>
      <div css={styles.lead}>
        <h3>{lead.title}</h3>
        <p>{lead.description}</p>
      </div>
      <ul css={[styles.list, styles.sums]}>
        {sums.map((item) => (
          <li key={item.title}>
            <p css={styles.figure}>{item.figure}</p>
            <h3>{item.title}</h3>
            <p css={styles.text}>{item.description}</p>
          </li>
        ))}
      </ul>
      <ul css={[styles.list, styles.others]}>
        {others.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p css={styles.text}>{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const query = graphql`
  query AdvantagesSection {
    landing {
      advantages {
        title
        lead {
          title
          description
        }
        items {
          title
          description
          figure
        }
      }
    }
  }
`;

const styles = {
  title: css({ maxWidth: "12em" }),
  lead: css({
    display: "grid",
    gap: "1.25rem",
    marginTop: space.block,
    paddingBlock: "2.75rem",
    borderTop: `1px solid ${color.lineOnInk}`,
    h3: { fontSize: size.title, lineHeight: 1.08 },
    p: { maxWidth: "32em", color: color.onInk, fontSize: size.lead },
    [from.desktop]: { gridTemplateColumns: "5fr 7fr", columnGap: space.column },
  }),
  list: css({
    display: "grid",
    borderTop: `1px solid ${color.lineOnInk}`,
    li: { paddingBlock: "2rem" },
    "li + li": { borderTop: `1px solid ${color.lineOnInk}` },
    [from.tablet]: {
      columnGap: "clamp(1.5rem, 4vw, 3.5rem)",
      li: { paddingBlock: "2.25rem 2.75rem" },
      "li + li": { borderTop: 0 },
    },
  }),
  sums: css({ [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" } }),
  others: css({
    [from.tablet]: { gridTemplateColumns: "repeat(2, 1fr)", li: { paddingBottom: 0 } },
  }),
  figure: css({
    marginBottom: "1.25rem",
    color: color.clay,
    fontFamily: font.serif,
    fontSize: "clamp(2.875rem, 1.2rem + 4.9vw, 5.75rem)",
    lineHeight: 1,
    whiteSpace: "nowrap",
  }),
  text: css({ marginTop: "0.5rem", maxWidth: "30em", color: color.onInk, fontSize: size.small }),
};
