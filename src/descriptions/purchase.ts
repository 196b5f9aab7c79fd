import { formatEuros, formatPercent } from "../utils/format";
import { calculateShare } from "../utils/mortgage";

/** Describes the payments of a price: "Reserva", "2 %", "7.780 €", when it is due. */
export function describePayments(payments: readonly Queries.Payment[], price: number) {
  return payments.map(({ title, share, when }) => ({
    title,
    when,
    share: formatPercent(share),
    sum: formatEuros(calculateShare(price, share)),
  }));
}

/**
 * Describes what a buyer of a new home pays beside its price: "IVA", "10 %", "38.900 €".
 * @returns the costs, and the price with all of them
 */
export function describePurchaseCosts(
  price: number,
  { vat, stampDuty, notary }: Pick<Queries.PurchaseCosts, "vat" | "stampDuty" | "notary">,
) {
  const rates = [
    { label: "IVA", rate: vat, prefix: "" },
    { label: "Actos jurídicos documentados", rate: stampDuty, prefix: "" },
    { label: "Notaría y registro", rate: notary, prefix: "unos " },
  ].filter(({ rate }) => rate > 0);
  const sum = rates.reduce((total, { rate }) => total + calculateShare(price, rate), price);
  return {
    costs: rates.map(({ label, rate, prefix }) => ({
      label,
      rate: formatPercent(rate),
      sum: `${prefix}${formatEuros(calculateShare(price, rate))}`,
    })),
    total: formatEuros(sum),
  };
}

/** The label of the total. */
export const TOTAL_LABEL = "Precio con impuestos y gastos";

/** Says for which home the sums are calculated. */
export function describePurchaseBasis(price: number): string {
  return `Calculado para la vivienda disponible más económica: ${formatEuros(price)} + IVA, que se suma a cada pago.`;
}
