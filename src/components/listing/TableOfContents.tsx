import { css } from "@emotion/react";
import { color, size, space, tableOfContents, width } from "../../styles/tokens";
import { slugify } from "../../urls/slugs";
import type { Block } from "./block";

/** A row of links to the blocks of a page, which stays below the header in wide windows. */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  return (
    <nav id={tableOfContents.id} aria-label="En esta página" css={styles.root}>
      <ul css={styles.list}>
        {blocks.map(
          ({ title, link = title }) =>
            link && (
              <li key={title}>
                <a css={styles.link} href={`#${slugify(title)}`}>
                  {link}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

const styles = {
  root: css({
    marginTop: "1.5rem",
    borderBlock: `1px solid ${color.rule}`,
    background: color.page,
    // A sticky element must not be the scroll anchor: Chromium would miss the place on a reload.
    overflowAnchor: "none",
    [tableOfContents.sticky]: { position: "sticky", zIndex: 4, top: space.header },
  }),
  list: css({
    overflowX: "auto",
    scrollbarWidth: "none",
    display: "flex",
    gap: "clamp(1.25rem, 2.5vw, 2rem)",
    paddingInline: `max(${space.gutter}, (100% - ${width.page}) / 2)`,
    fontSize: size.label,
    whiteSpace: "nowrap",
    scrollTargetGroup: "auto",
  }),
  link: css({
    display: "flex",
    alignItems: "center",
    height: tableOfContents.height,
    color: color.muted,
    textDecoration: "none",
    // Inside, where the row does not clip it.
    "&:focus-visible": { outlineOffset: -3 },
    "&:hover": { color: color.accent },
    "@supports selector(:target-current)": {
      "&:target-current": {
        color: color.ink,
        textDecoration: `2px underline ${color.accent}`,
        textUnderlineOffset: "0.75rem",
      },
    },
  }),
};
