import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { color, font, size } from "../../styles/tokens";
import { buttonStyles } from "../ui/linkStyles";

interface Props {
  /** The message. */
  children: string;
  /** Searches again after a failure, which is announced. */
  onRetry?: () => void;
}

/** Stands in for a list without results; the filters above it have a button that removes them. */
export function NoResults({ children, onRetry }: Props) {
  /** The button disappears when pressed, so the focus goes back to the filters. */
  const retry = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.closest("section, main");
    place?.querySelector<HTMLElement>("[role='search'] :is(button, select)")?.focus();
    onRetry?.();
  };
  return (
    <div css={styles.root}>
      <p css={styles.text} role={onRetry && "alert"}>
        {children}
      </p>
      {onRetry && (
        <button type="button" css={buttonStyles.quiet} onClick={retry}>
          Reintentar
        </button>
      )}
    </div>
  );
}

const styles = {
  root: css({
    display: "grid",
    justifyItems: "start",
    gap: "1.25rem",
    paddingBlock: "2.5rem",
    borderBlock: `1px solid ${color.stone}`,
    borderTopColor: color.ink,
  }),
  text: css({ maxWidth: "24em", font: `${size.heading} ${font.serif}` }),
};
