import { formatEuros } from "../../texts/format";
import { describeAvailableFrom, type RentTerms } from "../../texts/offers";
import { priceStyles } from "./priceStyles";

/** The monthly rent of a home and the date from which it is available, beside its title. */
export function RentalPrice({ price, availableFrom }: RentTerms) {
  return (
    <div>
      <dl>
        <dt css={priceStyles.note}>Precio mensual</dt>
        <dd css={priceStyles.sum}>{formatEuros(price)}</dd>
      </dl>
      {availableFrom && <p css={priceStyles.detail}>{describeAvailableFrom(availableFrom)}</p>}
    </div>
  );
}
