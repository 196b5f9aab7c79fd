import { formatEuros } from "../../texts/format";
import { describeAvailableFrom, type RentTerms } from "../../texts/offers";
import { priceStyles } from "./priceStyles";

interface Props extends RentTerms {
  /** What is needed to rent it. */
  needs: string;
}

/** The monthly rent of a home, what it takes, and from when it is available, beside its title. */
export function RentalPrice({ price, availableFrom, needs }: Props) {
  return (
    <div>
      <dl>
        <dt css={priceStyles.note}>Precio mensual</dt>
        <dd css={priceStyles.sum}>{formatEuros(price)}</dd>
      </dl>
      <p css={priceStyles.detail}>{needs}</p>
      {availableFrom && <p css={priceStyles.detail}>{describeAvailableFrom(availableFrom)}</p>}
    </div>
  );
}
