import { formatCount } from "./format";

interface Conditions {
  depositMonths: number;
  guaranteeMonths: number;
}

/** One sum that a tenant pays on moving in, in euros. */
export interface Sum {
  label: string;
  euros: number;
}

/**
 * What a tenant pays on moving in: the first month, the deposit, the guarantee.
 * @param price euros a month
 * @returns the sums above zero, and how much they make together
 */
export function entryCost(
  price: number,
  { depositMonths, guaranteeMonths }: Conditions,
): { sums: Sum[]; total: number } {
  const months = (count: number) => formatCount(count, "mes", "meses");
  const sums = [
    { label: "Primer mes", euros: price },
    { label: `Fianza (${months(depositMonths)})`, euros: depositMonths * price },
    { label: `Garantía adicional (${months(guaranteeMonths)})`, euros: guaranteeMonths * price },
  ].filter(({ euros }) => euros > 0);
  return { sums, total: sums.reduce((total, { euros }) => total + euros, 0) };
}
