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
  const sums = items.filter(({ figure }) => figure);
  const others = items.filter(({ figure }) => !figure);
  return (
    <LandingSection name="ayudas" background="ink">
      <h2 id="titulo-ayudas" css={styles.title}>
        {title}
      </h2>
      <div css={[styles.row, columns]}>
        <h3 css={styles.statement}>{lead.title}</h3>
        <p css={styles.lead}>{lead.description}</p>
      </div>
      {sums.length > 0 && (
        <ul>
          {sums.map(({ title, description, figure }) => (
            <li key={title} css={[styles.row, columns]}>
              <Amount>{figure ?? ""}</Amount>
              <div>
                <h3>{title}</h3>
                <p css={styles.text}>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div css={[styles.row, styles.end, columns]}>
        {others.length > 0 && (
          <ul css={styles.others}>
            {others.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p css={styles.text}>{description}</p>
              </li>
            ))}
          </ul>
        )}
        <div data-screen-only>
          <p css={[styles.statement, styles.invitation]}>{study.title}</p>
          <FormLink css={buttonStyles.primary} href="#contacto" subject={study.subject}>
            {study.label}
          </FormLink>
        </div>
      </div>
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
  title: css({ maxWidth: "12em", marginBottom: space.block }),
  /** A statement or a sum, and beside it what it means. */
  row: css({
    rowGap: "1rem",
    paddingBlock: "1.75rem",
    borderTop: `1px solid ${color.lineOnInk}`,
    alignItems: "center",
    [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
    [from.desktop]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      "& > :first-child": { gridColumn: "span 6" },
      "& > :last-child": { gridColumn: "7 / -1" },
    },
  }),
  statement: css({ font: `${size.title}/1.08 ${font.display}` }),
  lead: css({ maxWidth: "32em", color: color.onInk, fontSize: size.lead }),
  /** Where there are two columns, the invitation stands in the first. */
  end: css({
    rowGap: "2rem",
    alignItems: "start",
    paddingBottom: 0,
    [from.tablet]: { "& > :last-child": { gridArea: "1 / 1" } },
    [from.desktop]: {
      "& > :first-child": { gridColumn: "7 / -1" },
      "& > :last-child": { gridColumn: "1 / 7" },
    },
  }),
  figure: css({
    color: color.accentOnInk,
    fontFamily: font.display,
    fontSize: "min(clamp(2.875rem, 1.2rem + 4.9vw, 5.75rem), 20vw)",
    lineHeight: 1,
    hyphens: "auto",
  }),
  words: css({ marginRight: "0.5em", fontSize: size.heading }),
  text: css({ marginTop: "0.375rem", maxWidth: "34em", color: color.onInk, fontSize: size.small }),
  invitation: css({ maxWidth: "11em", marginBottom: "1.5rem" }),
  others: css({ display: "grid", gap: "2rem" }),
};
