import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../../styles/mediaQueries";
import { color, size, space, tableOfContents, width } from "../../styles/tokens";

interface Props {
  /** The sections' anchors, without "#", and what their links say. */
  sections: readonly { id: string; link: string }[];
  /** What the page is about, before the links of wide windows. */
  lead?: ReactNode;
  /** A button at the end of wide windows. */
  action?: ReactNode;
}

/** A row of links to the sections of a page, which stays below the header. */
export function TableOfContents({ sections, lead, action }: Props) {
  return (
    <nav id={tableOfContents.id} aria-label="En esta página" css={styles.root}>
      <div css={styles.row}>
        {lead && <div css={styles.lead}>{lead}</div>}
        <ul css={styles.list}>
          {sections.map(({ id, link }) => (
            <li key={id}>
              <a css={styles.link} href={`#${id}`}>
                {link}
              </a>
            </li>
          ))}
        </ul>
        {action && <div css={styles.action}>{action}</div>}
      </div>
    </nav>
  );
}

const styles = {
  root: css({
    position: "sticky",
    zIndex: 4,
    top: space.header,
    borderBlock: `1px solid ${color.rule}`,
    background: color.page,
    // A sticky element must not be the scroll anchor: Chromium would miss the place on a reload.
    overflowAnchor: "none",
  }),
  row: css({
    display: "flex",
    alignItems: "stretch",
    gap: "1.75rem",
    height: tableOfContents.height,
    [from.desktop]: { paddingInline: `max(${space.gutter}, (100% - ${width.page}) / 2)` },
  }),
  lead: css({ display: "none", alignItems: "center", [from.menu]: { display: "flex" } }),
  list: css({
    overflowX: "auto",
    scrollbarWidth: "none",
    display: "flex",
    flex: 1,
    gap: "clamp(1.25rem, 2.2vw, 1.875rem)",
    paddingInline: space.gutter,
    fontSize: size.label,
    whiteSpace: "nowrap",
    scrollTargetGroup: "auto",
    // Says that there is more.
    maskImage: "linear-gradient(90deg, #000 88%, transparent)",
    "& > :last-child": { paddingRight: "3rem" },
    [from.desktop]: { paddingInline: 0 },
    [from.menu]: { maskImage: "none", "& > :last-child": { paddingRight: 0 } },
  }),
  link: css({
    display: "flex",
    alignItems: "center",
    height: "100%",
    color: color.muted,
    textDecoration: "none",
    // Inside, where the row does not clip it.
    "&:focus-visible": { outlineOffset: -3 },
    "&:hover": { color: color.accent },
    "@supports selector(:target-current)": {
      "&:target-current": { boxShadow: `inset 0 -2px ${color.accent}`, color: color.ink },
    },
  }),
  action: css({ display: "none", alignItems: "center", [from.desktop]: { display: "flex" } }),
};
