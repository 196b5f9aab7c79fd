import type { PurchasePlan } from "../costs/purchase";
import { formatPercent } from "./format";

const COUNTS = ["", "Un pago", "Dos pagos", "Tres pagos", "Cuatro pagos", "Cinco pagos"];

/** Describes what is paid: "Tres pagos del precio y …; cada pago lleva además su IVA del 10 %." */
export function describePaymentPlan({ payments, costs }: PurchasePlan, vat = 0): string {
  const count = payments.length;
  const fees = costs.length > 0 ? " y los gastos de la notaría" : "";
  const each = count > 1 ? "cada pago" : "el pago";
  const tax = vat > 0 ? `; ${each} lleva además su IVA del ${formatPercent(vat)}` : "";
  return `${COUNTS[count] ?? `${count} pagos`} del precio${fees}${tax}.`;
}

/** Describes a tax or fee: "Actos jurídicos documentados, 0,75 %"; a notary's is an estimate. */
export function describeCost({ title, rate }: PurchasePlan["costs"][number]): string {
  const estimate = title.startsWith("Notaría") ? "en torno al " : "";
  return `${title}, ${estimate}${formatPercent(rate)}`;
}

/** Gets the first part of when something is paid: "En la notaría, al…" → "En la notaría". */
export const shortenWhen = (when: string) => when.replace(/[,;].*$/s, "");
