import { css } from "@emotion/react";
import { formatEuros } from "../../texts/format";
import { describeAvailableFrom, type RentTerms } from "../../texts/offers";
import { PER_MONTH } from "../../texts/prices";
import { priceStyles } from "./priceStyles";

/** The monthly rent of a home and the date from which it is available, beside its title. */
export function RentalPrice({ price, availableFrom }: RentTerms) {
  return (
    <div>
      <dl>
        <dt css={priceStyles.note}>Precio mensual</dt>
        <dd css={style}>
          <span css={priceStyles.sum}>{formatEuros(price)}</span>{" "}
          <span css={priceStyles.note}>{PER_MONTH}</span>
        </dd>
      </dl>
      {availableFrom && <p css={priceStyles.detail}>{describeAvailableFrom(availableFrom)}</p>}
    </div>
  );
}

const style = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "0.5rem",
});
