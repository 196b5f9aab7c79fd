import { formatEuros, joinFacts } from "../utils/format";

/** Stands after prices of new homes. */
export const PLUS_VAT = "+ IVA";

/** "389.000 € + IVA". */
export const formatNetPrice = (price: number) => `${formatEuros(price)} ${PLUS_VAT}`;

/** What a listing costs, as far as that is known, and what is said beside that. */
export interface OfferWords {
  price?: string;
  notes: string[];
}

/** An offer on one line: "Desde 389.000 € + IVA · 427.900 € con IVA · 4 de 8 disponibles". */
export const joinOffer = ({ price, notes }: OfferWords) =>
  joinFacts(price ? [price, ...notes] : notes);
