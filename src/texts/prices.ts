import { formatEuros } from "./format";

/** Appended to the prices of new homes. */
const PLUS_VAT = "+ IVA";

/** The period of a rent or instalment. */
export const PER_MONTH = "al mes";

/** Formats a price without VAT: "389.000 € + IVA". */
export const formatNetPrice = (price: number) => `${formatEuros(price)} ${PLUS_VAT}`;

/** Formats a rent: "2.500 € al mes". */
export const formatMonthly = (rent: number) => `${formatEuros(rent)} ${PER_MONTH}`;

/** Formats the price of a home that is for sale or to let: "389.000 € + IVA", "900 € al mes". */
export const formatPrice = (price: number, type: Queries.ProjectType) =>
  (type === "sale" ? formatNetPrice : formatMonthly)(price);
