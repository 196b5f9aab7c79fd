import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import { color, font, size } from "../../styles/tokens";

interface Props {
  label: string;
  value: number;
  /** The value with its unit. */
  shown: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number to be dragged, or moved with the arrow keys. */
export function Slider({ label, value, shown, onChange, ...bounds }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // It may have been moved before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done before counts
  useEffect(() => {
    const moved = input.current?.valueAsNumber;
    if (moved !== undefined && moved !== value) onChange(moved);
  }, []);

  return (
    <div css={styles.root}>
      <label htmlFor={id}>{label}</label>
      <span css={styles.value} aria-hidden="true">
        {shown}
      </span>
      <input
        ref={input}
        id={id}
        type="range"
        css={styles.input}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        {...bounds}
      />
    </div>
  );
}

const styles = {
  root: css({
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "baseline",
    width: "100%",
    label: { fontSize: size.label, fontWeight: 500 },
  }),
  value: css({ font: `${size.heading} ${font.serif}` }),
  input: css({
    gridColumn: "1 / -1",
    width: "100%",
    height: "2.25rem",
    margin: 0,
    accentColor: color.terracotta,
    cursor: "pointer",
  }),
};
