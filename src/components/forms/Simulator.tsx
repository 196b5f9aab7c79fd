import { css } from "@emotion/react";
import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { color, font, motion, print, scriptless, size } from "../../styles/tokens";
import { formatCount, formatEuros, formatNumber } from "../../utils/format";
import { buttonStyles } from "../ui/linkStyles";

interface Props {
  /** Percent a year. */
  annualReturn: { min: number; max: number };
  /** Euros. */
  minimumAmount: number;
}

const MAX_YEARS = 10;

/** Estimates the return of an investment, and fills in the form on request. */
export function Simulator({ annualReturn, minimumAmount }: Props) {
  const [amount, setAmount] = useState(minimumAmount * 5);
  const [years, setYears] = useState(4);
  const gain = (rate: number) => Math.round((amount * rate * years) / 100);
  const [least, most] = [gain(annualReturn.min), gain(annualReturn.max)];

  const fillIn = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget
      .closest("section")
      ?.querySelector<HTMLInputElement>('input[name="amount"]');
    if (!field) return;
    field.value = formatEuros(amount);
    field.focus();
  };
  return (
    <fieldset css={styles.root}>
      <legend css={styles.title}>Haz tus números</legend>
      <Slider
        label="Cantidad"
        value={amount}
        shown={formatEuros(amount)}
        min={minimumAmount}
        max={minimumAmount * 25}
        step={minimumAmount / 2}
        onChange={setAmount}
      />
      <Slider
        label="Plazo"
        value={years}
        shown={formatCount(years, "año", "años")}
        min={1}
        max={MAX_YEARS}
        step={1}
        onChange={setYears}
      />
      <ReturnBand rates={annualReturn} years={years} maxYears={MAX_YEARS} />
      <p css={styles.result} aria-live="polite">
        Entre{" "}
        <strong>
          {formatEuros(amount + least)} y {formatEuros(amount + most)}
        </strong>{" "}
        al cabo de {formatCount(years, "año", "años")}: de {formatEuros(least)} a{" "}
        {formatEuros(most)} de beneficio.
      </p>
      <p css={styles.small}>
        Estimación sin garantía, con una rentabilidad del {formatNumber(annualReturn.min)} al{" "}
        {formatNumber(annualReturn.max)}&nbsp;% anual, sin reinvertir y antes de impuestos.
      </p>
      <button type="button" css={buttonStyles.quiet} onClick={fillIn}>
        Llevar {formatEuros(amount)} al formulario
      </button>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  value: number;
  /** The value with its unit. */
  shown: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, shown, onChange, ...bounds }: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // It may have been moved before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const moved = input.current?.valueAsNumber;
    if (moved !== undefined && moved !== value) onChange(moved);
  }, []);

  return (
    <div css={styles.slider}>
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

interface BandProps {
  /** Percent a year. */
  rates: { min: number; max: number };
  years: number;
  maxYears: number;
}

const [WIDTH, HEIGHT] = [480, 150];

/** Draws the range of the return, year by year. */
function ReturnBand({ rates, years, maxYears }: BandProps) {
  const x = (year: number) => (WIDTH * year) / maxYears;
  const y = (rate: number, year: number) =>
    HEIGHT - 1 - (HEIGHT - 12) * ((rate * year) / (rates.max * maxYears));
  const end = x(years);
  const at = (rate: number) => `${end},${y(rate, years)}`;
  const ground = HEIGHT - 1;
  return (
    <svg css={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: maxYears + 1 }, (_, year) => (
        <path key={x(year)} css={styles.tick} d={`M${x(year)} ${ground}V${ground - 6}`} />
      ))}
      <path css={styles.gain} d={`M0,${ground}L${at(rates.min)}V${ground}Z`} />
      <path css={styles.band} d={`M0,${ground}L${at(rates.max)}L${at(rates.min)}Z`} />
      <path css={styles.ground} d={`M0 ${ground}H${WIDTH}`} />
    </svg>
  );
}

const styles = {
  root: css({
    display: "grid",
    gap: "1.25rem",
    justifyItems: "start",
    minInlineSize: 0,
    margin: "2.5rem 0 0",
    padding: 0,
    border: 0,
    [scriptless]: { display: "none" },
    [print]: { display: "none" },
  }),
  title: css({
    width: "100%",
    marginBottom: "1.5rem",
    padding: "1.25rem 0 0",
    borderTop: `1px solid ${color.ink}`,
    font: `${size.heading} ${font.serif}`,
  }),
  result: css({ maxWidth: "32em" }),
  small: css({ maxWidth: "34em", color: color.muted, fontSize: size.tiny }),
  slider: css({
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
  chart: css({ width: "100%", height: "auto", overflow: "visible" }),
  tick: css({ stroke: color.edge }),
  ground: css({ stroke: color.ink }),
  gain: css({ fill: color.stone, transition: `d ${motion}` }),
  band: css({ fill: color.terracotta, opacity: 0.85, transition: `d ${motion}` }),
};
