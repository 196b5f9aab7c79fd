import { css } from "@emotion/react";
import {
  calculateInstalment,
  getLoanBounds,
  type Mortgage,
  mortgageBounds,
} from "../../costs/mortgage";
import { columns } from "../../styles/columns";
import { from } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { formatCount, formatEuros, formatPercent } from "../../texts/format";
import { formatMonthly, PER_MONTH } from "../../texts/prices";
import { LiveResult } from "../calculators/LiveResult";
import { Slider } from "../calculators/Slider";

interface Props {
  /** Without VAT, in euros. */
  price: number;
  largest: number;
  mortgage: Mortgage;
  onChange: (changes: Partial<Mortgage>) => void;
}

/** The monthly instalment of a mortgage, with sliders for its sum, its term and its rate. */
export function UnitMortgage({ price, largest, mortgage, onChange }: Props) {
  const { loan, years, rate } = mortgage;
  const instalment = calculateInstalment(loan, years, rate);
  const bounds = getLoanBounds(price, largest);
  const share = formatPercent(Math.round((100 * largest) / price));
  return (
    <div css={[columns, styles.root]}>
      <div css={styles.result}>
        <h3 id="hipoteca" css={styles.title}>
          Y la hipoteca
        </h3>
        <LiveResult text={`${formatMonthly(instalment)}, con ${formatEuros(loan)} de hipoteca`}>
          <span css={styles.sum}>
            {formatEuros(instalment)} <span css={styles.period}>{PER_MONTH}</span>
          </span>
        </LiveResult>
      </div>
      <fieldset css={styles.terms} aria-labelledby="hipoteca">
        {bounds.min < bounds.max && (
          <Slider
            label="Hipoteca"
            shown={formatEuros(loan)}
            {...bounds}
            value={loan}
            onChange={(next) => onChange({ loan: next })}
          />
        )}
        <Slider
          label="Plazo"
          shown={formatCount(years, "año", "años")}
          {...mortgageBounds.years}
          step={1}
          value={years}
          onChange={(next) => onChange({ years: next })}
        />
        <Slider
          label="Interés anual"
          shown={formatPercent(rate)}
          {...mortgageBounds.rate}
          step={0.05}
          value={rate}
          onChange={(next) => onChange({ rate: next })}
        />
      </fieldset>
      <p css={styles.note}>
        {`Cálculo orientativo; no es una oferta: las condiciones las fija cada banco. Supone una hipoteca de hasta el ${share} del precio, a interés fijo.`}
      </p>
    </div>
  );
}

const styles = {
  root: css({
    rowGap: "1.75rem",
    alignItems: "end",
    marginTop: "clamp(2rem, 5vw, 4.5rem)",
    paddingTop: "1.75rem",
    borderTop: `1px solid ${color.ink}`,
  }),
  result: css({ [from.desktop]: { gridColumn: "1 / 5" } }),
  title: css({ fontFamily: font.text, fontSize: size.body, fontWeight: 600, letterSpacing: 0 }),
  sum: css({
    display: "block",
    marginTop: "0.5rem",
    fontFamily: font.display,
    fontSize: "min(clamp(3.25rem, 2.3rem + 2.7vw, 4.5rem), 16vw)",
    lineHeight: 1,
    letterSpacing: "-0.012em",
  }),
  period: css({ fontSize: "0.5em", whiteSpace: "nowrap" }),
  terms: css({
    display: "grid",
    gap: "0.5rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" },
    [from.desktop]: { gridColumn: "5 / 13" },
  }),
  note: css({ gridColumn: "1 / -1", color: color.muted, fontSize: size.label }),
};
