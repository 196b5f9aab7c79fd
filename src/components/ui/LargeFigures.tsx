import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, size } from "../../styles/tokens";

interface Props {
  facts: readonly { label: string; value: ReactNode }[];
  /** Larger: the display figures of a section, or those on a dark picture. */
  variant?: "display" | "onPicture";
  className?: string;
}

/** A row of facts, each with its value in large type above its label. */
export function LargeFigures({ facts, variant, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label} css={styles.fact}>
          <dt css={[styles.label, variant && variants[variant].label]}>{label}</dt>
          <dd css={[styles.value, variant && variants[variant].value]}>{value}</dd>
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

const variants = {
  display: {
    label: css({ fontSize: size.small }),
    value: css({
      color: color.accent,
      fontSize: "min(clamp(3rem, 2rem + 3.2vw, 4.5rem), 18vw)",
      lineHeight: 1.05,
      whiteSpace: "nowrap",
    }),
  },
  onPicture: {
    label: css({ color: color.rule, fontSize: size.label, lineHeight: 1.35 }),
    value: css({ fontSize: "2.5rem", lineHeight: 1.15 }),
  },
};
