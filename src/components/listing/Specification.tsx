import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../styles/mediaQueries";
import { ruledList } from "../../styles/ruledList";
import { color, font, size } from "../../styles/tokens";

interface Props {
  chapters: readonly Queries.SpecificationChapterTextFragment[];
}

/** The building specification of a project's homes, in collapsible chapters. */
export function Specification({ chapters }: Props) {
  return (
    <div css={ruledList}>
      {chapters.map(({ title, lines }) => (
        <details key={title} open css={styles.chapter}>
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

const styles = {
  chapter: css({
    display: "flow-root",
    [from.tablet]: { paddingBlock: "1.125rem" },
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
    // A chevron that points down, or up when the chapter is open.
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
    // Beside the lines, which can still be collapsed.
    [from.tablet]: {
      padding: 0,
      fontFamily: font.display,
      fontSize: size.heading,
      fontWeight: 400,
      lineHeight: 1.15,
      letterSpacing: "-0.01em",
      "[open] > &": { float: "left", width: "calc((100% - 2rem) / 3)", marginRight: "2rem" },
      "[open] > &::after": { display: "none" },
    },
  }),
  lines: css({
    paddingBottom: "1.125rem",
    lineHeight: 1.45,
    color: color.muted,
    "li + li": { marginTop: "0.5rem" },
    [from.tablet]: { display: "flow-root", padding: 0, color: "inherit" },
  }),
};
