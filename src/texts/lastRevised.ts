import { formatDay } from "../utils/format";

/** Says on which day prices and dates were last revised; empty if unknown. */
export function describeRevision(revised: string | null): string {
  return revised ? `Precios, plazos y disponibilidad a ${formatDay(revised)}.` : "";
}
