import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { FormLink } from "../components/forms/FormLink";
import { LandingSection } from "../components/layout/LandingSection";
import { columns } from "../styles/columns";
import { buttonStyles } from "../styles/controls";
import { from } from "../styles/mediaQueries";
import { color, font, size, space } from "../styles/tokens";
import { requirePresent } from "../utils/requirePresent";

export function AidAndFinancing() {
  const { landing } = useStaticQuery<Queries.AidAndFinancingSectionQuery>(query);
  const { title, lead, items, study } = requirePresent(landing, "landing").aidAndFinancing;
  const renderItem = (item: (typeof items)[number]) => (
    <li key={item.title}>
      {item.figure && <Amount>{item.figure}</Amount>}
      <h3>{item.title}</h3>
      <p css={styles.text}>{item.description}</p>
    </li>
  );
  return (
    <LandingSection name="ayudas" background="ink">
      <h2 id="titulo-ayudas" css={styles.title}>
        {title}
      </h2>
      <div css={[styles.lead, columns]}>
        <h3>{lead.title}</h3>
        <p>{lead.description}</p>
      </div>
      <ul css={[styles.list, columns]}>{items.filter(({ figure }) => figure).map(renderItem)}</ul>
      <ul css={[styles.list, columns]}>
        {items.filter(({ figure }) => !figure).map(renderItem)}
        <li data-screen-only>
          <p css={styles.invitation}>{study.title}</p>
          <FormLink css={buttonStyles.primary} href="#contacto" subject={study.subject}>
            {study.label}
          </FormLink>
        </li>
      </ul>
    </LandingSection>
  );
}

/** A sum in display size, with the words before it, as in "Hasta 6.000 €", in small type. */
function Amount({ children }: { children: string }) {
  const [, words = "", sum = ""] = /^(\D*)(.*)$/.exec(children) ?? [];
  return (
    <p css={styles.figure}>
      {words && sum && <span css={styles.words}>{words}</span>}
      {sum || words}
    </p>
  );
}

const query = graphql`
  query AidAndFinancingSection {
    landing {
      aidAndFinancing {
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
        study {
          title
          label
          subject
        }
      }
    }
  }
`;

const styles = {
  title: css({ maxWidth: "12em" }),
  lead: css({
    rowGap: "1.25rem",
    marginTop: space.block,
    paddingBlock: "2.75rem",
    borderTop: `1px solid ${color.lineOnInk}`,
    h3: { fontSize: size.title, lineHeight: 1.08, [from.desktop]: { gridColumn: "span 6" } },
    p: {
      maxWidth: "32em",
      color: color.onInk,
      fontSize: size.lead,
      [from.desktop]: { gridColumn: "8 / -1" },
    },
  }),
  list: css({
    borderTop: `1px solid ${color.lineOnInk}`,
    li: { paddingBlock: "2rem" },
    "li + li": { borderTop: `1px solid ${color.lineOnInk}` },
    [from.tablet]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      li: { paddingBlock: "2.25rem 2.75rem" },
      "li + li": { borderTop: 0 },
      "&:last-of-type li": { paddingBottom: 0 },
    },
    [from.desktop]: { li: { gridColumn: "span 4" } },
  }),
  figure: css({
    marginBottom: "1.25rem",
    color: color.accentOnInk,
    fontFamily: font.display,
    fontSize: "min(clamp(2.875rem, 1.2rem + 4.9vw, 5.75rem), 20vw)",
    lineHeight: 1,
    hyphens: "auto",
  }),
  words: css({ display: "block", marginBottom: "0.25rem", fontSize: size.heading }),
  text: css({ marginTop: "0.5rem", maxWidth: "30em", color: color.onInk, fontSize: size.small }),
  invitation: css({
    marginBottom: "1.5rem",
    font: `${size.heading}/1.15 ${font.display}`,
  }),
};
