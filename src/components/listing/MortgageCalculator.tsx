import { css } from "@emotion/react";
import { useState } from "react";
import {
  describeMortgage,
  describeMortgageTerms,
  MORTGAGE_NOTE,
  type Mortgage,
} from "../../descriptions/mortgage";
import { color, font, from, print, size } from "../../styles/tokens";
import { Result } from "../forms/Result";
import { Slider } from "../forms/Slider";

/** Calculates what a mortgage comes to a month. */
export function MortgageCalculator({ initial }: { initial: Mortgage }) {
  const [chosen, setChosen] = useState(initial);
  // What is chosen stays: a finger that scrolls the page gives the price back.
  const mortgage = { ...chosen, savings: Math.min(chosen.savings, chosen.price) };
  const { price } = initial;
  // Steps are counted from the least value. Term and rate start within the bounds of the model.
  const bounds = {
    price: { min: price - 1000 * Math.floor(price / 2000), max: price * 2, step: 1000 },
    savings: { min: 0, max: mortgage.price, step: 1000 },
    years: { min: 5, max: 40, step: 1 },
    rate: { min: 0.5, max: 8, step: 0.05 },
  };
  const { monthly, terms } = describeMortgage(mortgage);
  return (
    <fieldset aria-labelledby="hipoteca" css={styles.root}>
      <h3 id="hipoteca" css={styles.title}>
        Tu hipoteca
      </h3>
      <div css={styles.terms}>
        {describeMortgageTerms(mortgage).map(({ name, label, shown }) => (
          <Slider
            key={name}
            label={label}
            value={mortgage[name]}
            shown={shown}
            onChange={(value) => setChosen((last) => ({ ...last, [name]: value }))}
            {...bounds[name]}
          />
        ))}
      </div>
      <Result text={`${monthly} ${terms}`} css={styles.result}>
        <strong css={styles.monthly}>{monthly}</strong> <span>{terms}</span>
      </Result>
      <p css={styles.note}>{MORTGAGE_NOTE}</p>
    </fieldset>
  );
}

const styles = {
  // It needs a screen.
  root: css({ minInlineSize: 0, padding: 0, border: 0, [print]: { display: "none" } }),
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
    font: `${size.title}/1.2 ${font.serif}`,
    color: color.terracotta,
  }),
  note: css({ maxWidth: "36em", marginTop: "0.75rem", color: color.muted, fontSize: size.tiny }),
};
