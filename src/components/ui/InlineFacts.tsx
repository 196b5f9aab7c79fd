import { css } from "@emotion/react";
import type { ReactNode } from "react";

interface Props {
  facts: readonly string[];
  /** What stands after them, without a dot. */
  children?: ReactNode;
  className?: string;
}

/** Facts with a dot between two on the same line, and none at the end of a line. */
export function InlineFacts({ facts, children, className }: Props) {
  return (
    <p css={styles.root} className={className}>
      {facts.map((fact, index) => (
        <span key={fact} css={styles.fact}>
          {index > 0 && <span css={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
      {children}
    </p>
  );
}

const styles = {
  /** Cuts off the dot of a line's first fact. */
  root: css({ display: "flex", flexWrap: "wrap", columnGap: "1.1em", overflowX: "clip" }),
  fact: css({ position: "relative", minWidth: 0 }),
  dot: css({ position: "absolute", insetInlineEnd: "100%", width: "1.1em", textAlign: "center" }),
};
