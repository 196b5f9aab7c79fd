import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { color, font, size } from "../../styles/tokens";
import { buttonStyles } from "../ui/linkStyles";

interface Props {
  /** The message. */
  children: string;
  onClear: () => void;
  /** Searches again after a failure, which is announced. */
  onRetry?: () => void;
}

/** Stands in for a list without results. */
export function NoResults({ children, onClear, onRetry }: Props) {
  /** The buttons disappear when pressed, so the focus goes back to the filters. */
  const leaving = (answer: () => void) => (event: MouseEvent) => {
    const place = event.currentTarget.closest("section, main");
    place?.querySelector<HTMLElement>("[role='search'] :is(button, select)")?.focus();
    answer();
  };
  return (
    <div css={styles.root}>
      <p css={styles.text} role={onRetry && "alert"}>
        {children}
      </p>
      <div css={styles.ways}>
        {onRetry && (
          <button type="button" css={buttonStyles.quiet} onClick={leaving(onRetry)}>
            Volver a intentarlo
          </button>
        )}
        <button type="button" css={buttonStyles.quiet} onClick={leaving(onClear)}>
          Quitar filtros
        </button>
      </div>
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
  ways: css({ display: "flex", flexWrap: "wrap", gap: "0.75rem" }),
};
