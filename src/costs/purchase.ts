import { formatEuros, formatPercent } from "../texts/format";
import { formatNetPrice } from "../texts/prices";

/** Calculates a percentage of a price, rounded to whole euros. */
export const calculatePercentage = (price: number, percent: number) =>
  Math.round((price * percent) / 100);

/** Describes the instalments of a price, the last of which is what the others leave: "Reserva", "2 %", "7.780 €", and when each is due. */
function describePayments(payments: readonly Queries.Payment[], price: number) {
  let rest = price;
  return payments.map(({ title, share, when }, index) => {
    const sum = index === payments.length - 1 ? rest : calculatePercentage(price, share);
    rest -= sum;
    return { title, when, share: formatPercent(share), sum: formatEuros(sum) };
  });
}

/** Taxes and fees, as percentages of the price. */
type Rates = Pick<Queries.PurchaseCosts, "vat" | "stampDuty" | "notary">;

/** Describes taxes and fees, such as "IVA", "10 %", "38.900 €", and the price with all of them. */
function describePurchaseCosts(price: number, { vat, stampDuty, notary }: Rates) {
  const rates = [
    { title: "IVA", rate: vat, prefix: "" },
    { title: "Actos jurídicos documentados", rate: stampDuty, prefix: "" },
    { title: "Notaría y registro", rate: notary, prefix: "unos " },
  ].filter(({ rate }) => rate > 0);
  const sum = rates.reduce((total, { rate }) => total + calculatePercentage(price, rate), price);
  return {
    rows: rates.map(({ title, rate, prefix }) => ({
      title,
      share: formatPercent(rate),
      sum: `${prefix}${formatEuros(calculatePercentage(price, rate))}`,
    })),
    total: { title: "Precio con impuestos y gastos", sum: formatEuros(sum) },
  };
}

/**
 * Describes the full cost of the cheapest home of a project that is for sale.
 * @returns null if its price is unknown, or if there is nothing to add to it
 */
export function describePurchase(
  { type, offer, payments }: Queries.PurchaseBlockFragment,
  rates: Rates | null,
) {
  const price = type === "sale" ? offer?.priceFrom : null;
  if (!price || !(payments || rates)) return null;
  return {
    price,
    basis: `Calculado para la vivienda disponible más económica: ${formatNetPrice(price)}${payments ? ", que se suma a cada pago" : ""}.`,
    payments: payments && describePayments(payments, price),
    costs: rates && describePurchaseCosts(price, rates),
  };
}
