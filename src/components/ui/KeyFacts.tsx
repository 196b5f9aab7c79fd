import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, size } from "../../styles/tokens";

interface Props {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string;
}

/** A row of facts, each with its value in large type above its label. */
export function KeyFacts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label} css={styles.fact}>
          <dt css={styles.label}>{label}</dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  fact: css({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }),
  label: css({ color: color.muted, fontSize: size.tiny }),
  value: css({ fontFamily: font.display, fontSize: "1.625rem", lineHeight: 1.2 }),
};
