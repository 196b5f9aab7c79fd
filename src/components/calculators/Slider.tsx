import { css } from "@emotion/react";
import { useId, useRef } from "react";
import { useEarlyValue } from "../../hooks/useEarlyValue";
import { color, font, size } from "../../styles/tokens";

interface Props {
  label: string;
  value: number;
  /** The formatted value, with its unit. */
  shown: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A range input for a number; without scripts only the number is shown. */
export function Slider({ label, value, shown, onChange, ...bounds }: Props) {
  const id = useId();
  const valueBeforeTouch = useRef(value);
  const input = useEarlyValue<HTMLInputElement>(String(value), (early) => {
    // A value between two steps is rounded by the browser.
    if (Math.abs(Number(early) - value) > bounds.step / 2) onChange(Number(early));
  });

  return (
    <div css={styles.root}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <span css={styles.value} aria-hidden="true">
        {shown}
      </span>
      <input
        ref={input}
        id={id}
        type="range"
        css={styles.slider}
        data-script-only
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerDownCapture={() => {
          valueBeforeTouch.current = value;
        }}
        // The touch turned out to scroll the page, so the previous value is restored.
        onPointerCancel={() => onChange(valueBeforeTouch.current)}
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
  }),
  label: css({ fontSize: size.label, fontWeight: 500 }),
  value: css({ font: `${size.heading} ${font.display}` }),
  slider: css({
    gridColumn: "1 / -1",
    width: "100%",
    height: "2.25rem",
    accentColor: color.accent,
    cursor: "pointer",
    touchAction: "pan-y",
  }),
};
