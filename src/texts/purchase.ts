import { calculateInstalment, getLargestLoan } from "../costs/mortgage";
import { type PurchasePlan, planPurchase, type Rates } from "../costs/purchasePlan";
import { formatEuros, formatPercent, joinFacts } from "./format";
import { formatMonthly, formatNetPrice } from "./prices";
import { nameUnit } from "./unitNames";

const COUNTS = ["", "un pago", "dos pagos", "tres pagos", "cuatro pagos", "cinco pagos"];

/** Says what VAT payments bear: "; el IVA del 10 % va incluido en cada pago"; or nothing. */
const describeVat = (payments: number, vat: number) =>
  vat > 0
    ? `; el IVA del ${formatPercent(vat)} va incluido en ${payments > 1 ? "cada" : "el"} pago`
    : "";

/** Describes what is paid: "El precio, en tres pagos, y …; el IVA del 10 % va incluido en cada pago." */
export function describePaymentPlan({ payments, costs }: PurchasePlan, vat = 0): string {
  const count = payments.length;
  const taxes = costs.some(({ kind }) => kind === "stampDuty") ? "impuestos y " : "";
  const fees = costs.length > 0 ? `, y los ${taxes}gastos de la escritura` : "";
  return `El precio, en ${COUNTS[count] ?? `${count} pagos`}${fees}${describeVat(count, vat)}.`;
}

const costTitles = {
  stampDuty: "Actos jurídicos documentados, ",
  notary: "Notaría y registro, en torno al ",
};

/** Describes a tax or fee: "Actos jurídicos documentados, 0,75 %"; a notary's is an estimate. */
export const describeCost = ({ kind, rate }: PurchasePlan["costs"][number]) =>
  costTitles[kind] + formatPercent(rate);

/** Sums up what a home costs: "En total 409.005 € · hipoteca, 1.219 € al mes". */
export function describeTotal(plan: PurchasePlan, terms: Queries.PurchaseSettingsFragment): string {
  const loan = getLargestLoan(plan, terms.downPayment);
  const instalment = calculateInstalment(loan, terms.mortgageYears, terms.mortgageRate);
  return joinFacts([
    `En total ${formatEuros(plan.total.sum)}`,
    ...(loan > 0 ? [`hipoteca, ${formatMonthly(instalment)}`] : []),
  ]);
}

/** Gets the first part of when something is paid: "En la notaría, al…" → "En la notaría". */
export const shortenWhen = (when: string) => when.replace(/[,;].*$/s, "");

/** Names a payment, which may be the only one: "Reserva, 2 %", "Escritura". */
export const namePayment = ({ title, share }: Pick<Queries.Payment, "title" | "share">) =>
  share === 100 ? title : `${title}, ${formatPercent(share)}`;

/** Describes what is paid: "Reserva, 2 %", when, and "8.338 €" with its VAT; then taxes and fees. */
function describePayments({ payments, costs }: PurchasePlan) {
  return [
    ...payments.map((payment) => ({
      title: namePayment(payment),
      when: payment.when,
      sum: formatEuros(payment.sum),
    })),
    ...costs.map((cost) => ({ title: describeCost(cost), sum: formatEuros(cost.sum) })),
  ];
}

/**
 * Describes the full cost of the cheapest home of a project that is for sale.
 * @returns null if its price is unknown, or if there is nothing to tell but that
 */
export function describePurchase(
  { type, offer, payments, units }: Queries.PurchaseBlockFragment,
  rates: Rates | null,
) {
  const price = type === "sale" ? offer?.priceFrom : null;
  if (!price || !(payments || rates)) return null;
  const plan = planPurchase(price, payments, rates);
  const unit = units?.find((unit) => unit.status === "available" && unit.price === price);
  return {
    basis: `El ejemplo es ${unit ? `${nameUnit(unit)}, ` : ""}la vivienda disponible más económica: ${formatNetPrice(price)}${describeVat(plan.payments.length, rates?.vat ?? 0)}.`,
    unit,
    rows: describePayments(plan),
    total: rates
      ? { title: "Total, con impuestos y gastos", sum: formatEuros(plan.total.sum) }
      : null,
  };
}
