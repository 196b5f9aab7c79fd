import { css } from "@emotion/react";
import { useState } from "react";
import { calculateMortgage, type Mortgage, mortgageBounds } from "../../costs/mortgage";
import { from } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { formatCount, formatEuros, formatPercent } from "../../texts/format";
import { formatMonthly } from "../../texts/prices";
import { LiveResult } from "../forms/LiveResult";
import { Slider } from "../forms/Slider";

/** Calculates the monthly payment of a mortgage. */
export function MortgageCalculator({ initial }: { initial: Mortgage }) {
  const [chosen, setChosen] = useState(initial);
  // The state keeps the down payment that was chosen: it fits again if the price goes up.
  const mortgage = { ...chosen, downPayment: Math.min(chosen.downPayment, chosen.price) };
  const { price, downPayment, rate } = mortgage;
  const { loan, monthly, interest } = calculateMortgage(mortgage);
  const years = formatCount(mortgage.years, "año", "años");
  const sum = loan > 0 ? formatMonthly(monthly) : "Sin hipoteca";
  const debt = `con una hipoteca de ${formatEuros(loan)} a ${years}, al ${formatPercent(rate)} fijo. En total, ${formatEuros(interest)} de intereses.`;
  const terms = loan > 0 ? debt : "La entrada paga todo el precio.";
  // Steps count from `min`, which is therefore a whole number of them below the price.
  const prices = { min: initial.price - 1000 * Math.floor(initial.price / 2000), step: 1000 };
  const getSlider = (name: keyof Mortgage) => ({
    value: mortgage[name],
    onChange: (value: number) => setChosen((last) => ({ ...last, [name]: value })),
  });
  return (
    <fieldset aria-labelledby="hipoteca">
      <h3 id="hipoteca" css={styles.title}>
        Tu hipoteca
      </h3>
      <div css={styles.terms}>
        <Slider
          label="Precio"
          shown={formatEuros(price)}
          {...prices}
          max={initial.price * 2}
          {...getSlider("price")}
        />
        <Slider
          label="Entrada"
          shown={formatEuros(downPayment)}
          min={0}
          max={price}
          step={1000}
          {...getSlider("downPayment")}
        />
        <Slider
          label="Plazo"
          shown={years}
          {...mortgageBounds.years}
          step={1}
          {...getSlider("years")}
        />
        <Slider
          label="Interés anual"
          shown={formatPercent(rate)}
          {...mortgageBounds.rate}
          step={0.05}
          {...getSlider("rate")}
        />
      </div>
      <LiveResult text={`${sum} ${terms}`} css={styles.result}>
        <strong css={styles.monthly}>{sum}</strong> <span>{terms}</span>
      </LiveResult>
      <p css={styles.note}>
        Cálculo orientativo, no es una oferta: las condiciones las fija cada banco. Impuestos y
        gastos van aparte.
      </p>
    </fieldset>
  );
}

const styles = {
  title: css({ margin: "2rem 0 0.75rem" }),
  terms: css({
    display: "grid",
    gap: "0.5rem 2.5rem",
    paddingTop: "0.875rem",
    borderTop: `1px solid ${color.ink}`,
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  }),
  result: css({ marginTop: "0.75rem", fontSize: size.small }),
  monthly: css({
    display: "block",
    font: `${size.title}/1.2 ${font.display}`,
    color: color.accent,
  }),
  note: css({ maxWidth: "36em", marginTop: "0.75rem", color: color.muted, fontSize: size.tiny }),
};
