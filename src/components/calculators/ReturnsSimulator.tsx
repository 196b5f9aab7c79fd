import { css } from "@emotion/react";
import { useState } from "react";
import { buttonStyles } from "../../styles/controls";
import { largeText } from "../../styles/mediaQueries";
import { color, font, motion, size } from "../../styles/tokens";
import { formatCount, formatEuros, formatNumber } from "../../texts/format";
import { LiveResult } from "./LiveResult";
import { Slider } from "./Slider";

interface Props extends Pick<Queries.Investment, "annualReturn" | "minimumAmount"> {
  onChoose: (amount: number) => void;
  className?: string;
}

const MAX_YEARS = 10;

/** Estimates the return of an investment, whose amount can be chosen. */
export function ReturnsSimulator(props: Props) {
  const { annualReturn, minimumAmount, onChoose, className } = props;
  const [amount, setAmount] = useState(minimumAmount * 5);
  const [years, setYears] = useState(4);
  const gain = (rate: number) => Math.round((amount * rate * years) / 100);
  const [min, max] = [gain(annualReturn.min), gain(annualReturn.max)];

  const range = `${formatEuros(min)} y ${formatEuros(max)}`;
  const explanation = `de beneficio estimado al cabo de ${formatCount(years, "año", "años")}: con lo invertido, de ${formatEuros(amount + min)} a ${formatEuros(amount + max)}.`;

  return (
    <fieldset css={styles.root} className={className} data-script-only>
      <legend css={styles.title}>Haz tus números</legend>
      <Slider
        label="Cantidad"
        value={amount}
        shown={formatEuros(amount)}
        min={minimumAmount}
        max={minimumAmount * 10}
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
      <ReturnChart rates={annualReturn} amount={amount} years={years} />
      <LiveResult text={`Entre ${range} ${explanation}`} css={styles.result}>
        Entre <strong>{range}</strong> <span>{explanation}</span>
      </LiveResult>
      <p css={styles.small}>
        Estimación sin garantía, con una rentabilidad del {formatNumber(annualReturn.min)} al{" "}
        {formatNumber(annualReturn.max)}&nbsp;% anual, sin reinvertir y antes de impuestos. El
        capital no está asegurado: puedes perderlo en parte o por completo.
      </p>
      <button type="button" css={buttonStyles.secondary} onClick={() => onChoose(amount)}>
        {`Quiero invertir ${formatEuros(amount)}`}
      </button>
    </fieldset>
  );
}

/** Draws the range of the return, year by year, in euros; the text below says the same. */
function ReturnChart({
  rates,
  amount,
  years,
}: {
  rates: Queries.ReturnRange;
  amount: number;
  years: number;
}) {
  const highest = (amount * rates.max * MAX_YEARS) / 100;
  const x = (100 * years) / MAX_YEARS;
  const y = (rate: number, until = x) => 100 - (until * rate) / rates.max;
  return (
    <div css={styles.chart} aria-hidden="true">
      <p css={styles.axis}>Beneficio estimado</p>
      <div css={styles.euros}>
        {[highest, highest / 2, 0].map((euros) => (
          <span key={euros}>{formatEuros(euros)}</span>
        ))}
      </div>
      <div css={styles.plot}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path css={styles.line} d="M0 0H100M0 50H100" />
          <path css={styles.later} d={`M0,100L100,${y(rates.max, 100)}V${y(rates.min, 100)}Z`} />
          <path css={styles.gain} d={`M0,100L${x},${y(rates.min)}V100Z`} />
          <path css={styles.range} d={`M0,100L${x},${y(rates.max)}L${x},${y(rates.min)}Z`} />
          <path css={styles.baseline} d="M0 100H100" />
        </svg>
      </div>
      <div css={styles.years}>
        <span>0</span>
        <span css={styles.half}>{MAX_YEARS / 2}</span>
        <span>{formatCount(MAX_YEARS, "año", "años")}</span>
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: "grid",
    // The chart takes the remaining height.
    gridTemplateRows: "auto auto 1fr",
    gap: "1.25rem",
    justifyItems: "start",
  }),
  title: css({
    width: "100%",
    marginBottom: "1.5rem",
    padding: "1.25rem 0 0",
    borderTop: `1px solid ${color.ink}`,
    font: `${size.heading} ${font.display}`,
  }),
  result: css({ maxWidth: "32em" }),
  small: css({ maxWidth: "34em", color: color.muted, fontSize: size.tiny }),
  chart: css({
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gridTemplateRows: "auto 1fr auto",
    gap: "0.375rem 0.75rem",
    width: "100%",
    color: color.muted,
    fontSize: size.tiny,
    lineHeight: 1,
  }),
  /** The title of the numbers at the left. */
  axis: css({ gridColumn: "1 / -1", marginBottom: "0.75rem" }),
  /** The numbers are centred on the plot's lines. */
  euros: css({
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    marginBlock: "-0.5em",
    textAlign: "right",
  }),
  plot: css({
    position: "relative",
    minHeight: "9rem",
    // Fills the row, whatever its own aspect ratio.
    svg: { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
    path: { vectorEffect: "non-scaling-stroke" },
  }),
  /** Each number is centred on its year, except that the first and last align with the ends. */
  years: css({
    gridColumn: 2,
    display: "flex",
    justifyContent: "space-between",
    marginTop: "0.25rem",
    span: { display: "flex", justifyContent: "center", width: 0, whiteSpace: "nowrap" },
    "span:first-of-type": { justifyContent: "start" },
    "span:last-of-type": { justifyContent: "end" },
  }),
  half: css({ [largeText]: { visibility: "hidden" } }),
  line: css({ stroke: color.rule }),
  baseline: css({ stroke: color.ink }),
  later: css({ fill: color.page }),
  gain: css({ fill: color.rule, transition: `d ${motion}` }),
  range: css({ fill: color.accent, opacity: 0.85, transition: `d ${motion}` }),
};
