import { useState } from "react";
import type { Mortgage } from "../../descriptions/mortgage";
import { sliderStyle } from "../forms/Field";
import { MortgageFigures } from "./MortgageFigures";

interface Props {
  initial: Mortgage;
}

/** Calculates what a mortgage comes to a month. */
export function MortgageCalculator({ initial }: Props) {
  const [mortgage, setMortgage] = useState(initial);
  const { price } = initial;
  // Steps are counted from the least value. Term and rate start within the bounds of the model.
  const bounds = {
    price: { min: price - 1000 * Math.floor(price / 2000), max: price * 2, step: 1000 },
    savings: { min: 0, max: mortgage.price, step: 1000 },
    years: { min: 5, max: 40, step: 1 },
    rate: { min: 0.5, max: 8, step: 0.05 },
  };
  const change = (name: keyof Mortgage, value: number) => {
    const next = { ...mortgage, [name]: value };
    setMortgage({ ...next, savings: Math.min(next.savings, next.price) });
  };
  return (
    <MortgageFigures
      mortgage={mortgage}
      renderInput={({ name, shown }, id) => (
        <input
          id={id}
          type="range"
          css={sliderStyle}
          value={mortgage[name]}
          aria-valuetext={shown}
          onChange={({ currentTarget }) => change(name, currentTarget.valueAsNumber)}
          {...bounds[name]}
        />
      )}
    />
  );
}
