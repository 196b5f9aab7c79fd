import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, from, print, size, space } from "../../styles/tokens";
import { Icon } from "../ui/Icon";

interface Props {
  title: string;
  location?: string;
  /** Badges over the title. */
  tags?: ReactNode;
  /** Buttons under it. */
  actions?: ReactNode;
  /** At the right on wide screens. */
  beside?: ReactNode;
}

/** The title of a detail page with all that belongs to it. */
export function DetailHeading({ title, location, tags, actions, beside }: Props) {
  return (
    <div css={styles.root}>
      <div>
        {tags && <div css={styles.tags}>{tags}</div>}
        <h1 css={styles.title}>{title}</h1>
        {location && (
          <p css={styles.place}>
            <Icon name="place" />
            {location}
          </p>
        )}
      </div>
      {beside}
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  );
}

const styles = {
  root: css({
    display: "grid",
    gap: "1.75rem",
    [from.desktop]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space.column,
      alignItems: "end",
    },
    [print]: { gridTemplateColumns: "1fr auto", columnGap: "2rem", alignItems: "end" },
  }),
  tags: css({ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginBottom: "1rem" }),
  title: css({ fontSize: size.display, lineHeight: 1 }),
  place: css({
    display: "flex",
    alignItems: "center",
    gap: "0.375rem",
    marginTop: "0.875rem",
    color: color.muted,
    fontSize: size.lead,
    lineHeight: 1.35,
  }),
  actions: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.75rem",
    gridColumn: "1 / -1",
    [print]: { display: "none" },
  }),
};
