/** Calculates a percentage of a price, rounded to whole euros. */
export const calculatePercentage = (price: number, percent: number) =>
  Math.round((price * percent) / 100);

/** Adds VAT, a percentage, to a price. */
export const addVat = (price: number, vat: number) => price + calculatePercentage(price, vat);

/** Taxes and fees, as percentages of the price. */
export type Rates = Pick<Queries.PurchaseCosts, "vat" | "stampDuty" | "notary">;

/** What a home costs, in whole euros. */
export interface PurchasePlan {
  /** The instalments of the price, each with its VAT; `sum` is both. */
  payments: (Queries.Payment & { price: number; vat: number; sum: number })[];
  /** What is paid in addition at the notary's. */
  costs: { kind: "stampDuty" | "notary"; rate: number; sum: number }[];
  total: { price: number; vat: number; sum: number };
}

/** The only payment of a project that does not say how a home is paid. */
const AT_ONCE = { title: "Escritura", share: 100, when: "En la notaría, al recibir las llaves" };

/**
 * Plans the payments for a home. The last instalment is what the others leave, so that the sums
 * agree to the euro.
 * @param price without VAT, in euros
 * @param payments the instalments, as shares of the price
 */
export function planPurchase(
  price: number,
  payments: readonly Queries.Payment[] | null,
  rates: Rates | null,
): PurchasePlan {
  const vat = calculatePercentage(price, rates?.vat ?? 0);
  const rest = { price, vat };
  const instalments = payments ?? [AT_ONCE];
  const planned = instalments.map((payment, index) => {
    const isLast = index === instalments.length - 1;
    const part = {
      price: isLast ? rest.price : calculatePercentage(price, payment.share),
      vat: isLast ? rest.vat : calculatePercentage(vat, payment.share),
    };
    rest.price -= part.price;
    rest.vat -= part.vat;
    return { ...payment, ...part, sum: part.price + part.vat };
  });
  const costs = (["stampDuty", "notary"] as const)
    .map((kind) => ({ kind, rate: rates?.[kind] ?? 0 }))
    .filter(({ rate }) => rate > 0)
    .map((cost) => ({ ...cost, sum: calculatePercentage(price, cost.rate) }));
  const sum = costs.reduce((total, cost) => total + cost.sum, price + vat);
  return { payments: planned, costs, total: { price, vat, sum } };
}

/** What is paid at the notary's: the last payment, taxes and fees. */
export function calculateLastSum({ payments, costs }: PurchasePlan): number {
  return costs.reduce((sum, cost) => sum + cost.sum, payments.at(-1)?.sum ?? 0);
}
