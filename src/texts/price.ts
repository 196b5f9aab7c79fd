import { formatEuros, formatMonthly, joinFacts } from "../utils/format";

/** Appended to the prices of new homes. */
export const PLUS_VAT = "+ IVA";

/** Formats a price without VAT: "389.000 € + IVA". */
export const formatNetPrice = (price: number) => `${formatEuros(price)} ${PLUS_VAT}`;

/** Formats the price of a home that is for sale or to let: "389.000 € + IVA", "900 € al mes". */
export const formatPrice = (price: number, type: Queries.ProjectType) =>
  (type === "sale" ? formatNetPrice : formatMonthly)(price);

/** A listing's price, if known, and the notes to show with it. */
export interface OfferText {
  price?: string;
  notes: string[];
}

/** Joins an offer on one line: "Desde 389.000 € + IVA · 427.900 € con IVA · 4 de 8 disponibles". */
export const joinOffer = ({ price, notes }: OfferText) =>
  joinFacts(price ? [price, ...notes] : notes);
