import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../styles/mediaQueries";
import { color, font, size, space } from "../../styles/tokens";

interface Props {
  chapters: readonly Queries.SpecificationChapterTextFragment[];
}

/** The building specification, in chapters: side by side, or folded but the first on a phone. */
export function Specification({ chapters }: Props) {
  return (
    <div css={styles.list}>
      {chapters.map(({ title, lines }, index) => (
        <details key={title} open={index === 0} css={styles.chapter}>
          <summary css={styles.summary}>{title}</summary>
          <ul css={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment SpecificationChapterText on SpecificationChapter {
    title
    lines
  }
`;

/** Wide windows in browsers that can show what is folded; in others it stays folded. */
const UNFOLDED = `@supports selector(::details-content)`;

const styles = {
  list: css({
    borderTop: `1px solid ${color.ink}`,
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      // The last row has no gap at its end.
      "& > *": { gridColumn: "span 2" },
      "& > :last-child:nth-of-type(3n + 2)": { gridColumn: "span 4" },
      "& > :last-child:nth-of-type(3n + 1)": { gridColumn: "1 / -1" },
    },
  }),
  chapter: css({
    borderBottom: `1px solid ${color.rule}`,
    [from.desktop]: {
      padding: `1.75rem ${space.gridGap} 2.5rem`,
      borderLeft: `1px solid ${color.rule}`,
      "&:nth-of-type(3n + 1)": { paddingLeft: 0, borderLeft: 0 },
      [UNFOLDED]: { "&::details-content": { contentVisibility: "visible" } },
    },
  }),
  summary: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1rem",
    minHeight: "3.25rem",
    font: `400 ${size.heading}/1.15 ${font.display}`,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    // A plus, or a cross when the chapter is open.
    "&::after": {
      content: '""',
      flex: "none",
      width: "1rem",
      height: "1rem",
      background: `linear-gradient(${color.accent}, ${color.accent}) center / 100% 1.5px no-repeat, linear-gradient(${color.accent}, ${color.accent}) center / 1.5px 100% no-repeat`,
    },
    "[open] > &::after": { transform: "rotate(45deg)" },
    [from.desktop]: {
      [UNFOLDED]: {
        minHeight: 0,
        pointerEvents: "none",
        "&::after": { display: "none" },
      },
    },
  }),
  lines: css({
    paddingBottom: "1.25rem",
    color: color.muted,
    fontSize: size.small,
    lineHeight: 1.5,
    "li + li": { marginTop: "0.625rem" },
    [from.desktop]: { paddingTop: "1.125rem", paddingBottom: 0 },
  }),
};
