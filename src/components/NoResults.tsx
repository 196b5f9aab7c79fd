import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { color, font, size } from "../styles/tokens";
import { buttonStyles } from "./buttonStyles";

interface Props {
  /** What there is none of. */
  children: string;
  onClear: () => void;
}

/** Nothing is left of a list, and the way out. */
export function NoResults({ children, onClear }: Props) {
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with the filters: the focus returns to where those are.
    const place = currentTarget.closest("section, main");
    place?.querySelector<HTMLElement>("[role='search'] :is(button, select)")?.focus();
    onClear();
  };
  return (
    <div css={styles.root}>
      <p css={styles.text}>{children}</p>
      <button type="button" css={buttonStyles.quiet} onClick={clear}>
        Quitar filtros
      </button>
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
