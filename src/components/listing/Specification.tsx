import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { partTitles } from "../../descriptions/parts";
import { color, from, phone, print } from "../../styles/tokens";
import { Block } from "./DetailBlocks";

interface Props {
  chapters: readonly Queries.SpecificationPartFragment[] | null;
}

/**
 * What homes are built of and fitted with: folded on phones, whole on wide screens and paper.
 * Rendered twice, since no style opens <details> in every browser.
 */
export function Specification({ chapters }: Props) {
  if (!chapters) return null;
  return (
    <Block title={partTitles.specification}>
      <div css={styles.folded}>
        {chapters.map(({ title, lines }) => (
          <details key={title} css={styles.chapter}>
            <summary css={styles.summary}>{title}</summary>
            <Lines lines={lines} />
          </details>
        ))}
      </div>
      <div css={styles.whole}>
        {chapters.map(({ title, lines }) => (
          <section key={title} css={styles.chapter}>
            <h3>{title}</h3>
            <Lines lines={lines} />
          </section>
        ))}
      </div>
    </Block>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul css={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment SpecificationPart on SpecificationChapter {
    title
    lines
  }
`;

const styles = {
  folded: css({
    borderTop: `1px solid ${color.ink}`,
    [from.tablet]: { display: "none" },
    [print]: { display: "none" },
  }),
  whole: css({
    borderTop: `1px solid ${color.ink}`,
    [phone]: { display: "none" },
    [print]: { display: "block" },
  }),
  chapter: css({
    borderBottom: `1px solid ${color.stone}`,
    "section&": {
      display: "grid",
      gridTemplateColumns: "minmax(8em, 1fr) 2fr",
      columnGap: "2rem",
      paddingBlock: "1.125rem",
      [print]: {
        paddingBlock: "0.5rem",
        breakInside: "avoid",
        // Beside the lines, the last title would hold what follows on the same sheet.
        h3: { breakAfter: "auto" },
      },
    },
  }),
  summary: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1rem",
    paddingBlock: "0.875rem",
    fontWeight: 500,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    // A chevron that points down, and up when it is open.
    "&::after": {
      content: '""',
      flex: "none",
      width: "0.5rem",
      height: "0.5rem",
      marginRight: "0.25rem",
      border: "solid currentColor",
      borderWidth: "0 1.5px 1.5px 0",
      transform: "translateY(-25%) rotate(45deg)",
    },
    "[open] > &::after": { transform: "translateY(25%) rotate(-135deg)" },
  }),
  lines: css({
    lineHeight: 1.45,
    "li + li": { marginTop: "0.5rem", [print]: { marginTop: "0.125rem" } },
    "details > &": { paddingBottom: "1.125rem", color: color.muted },
  }),
};
