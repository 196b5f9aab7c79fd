import { NBSP } from "./format";
import { orientationLabels } from "./labels";

export const SUNLIGHT_TITLE = "La luz";

/** 560 → «9:20». */
export function formatTime(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

const formatIntervals = ({ intervals }: Pick<Queries.SunlightDay, "intervals">) =>
  intervals
    .map(({ from, to }) => `de${NBSP}${formatTime(from)} a${NBSP}${formatTime(to)}`)
    .join(" y ");

const countMinutes = ({ intervals }: Pick<Queries.SunlightDay, "intervals">) =>
  intervals.reduce((sum, { from, to }) => sum + to - from, 0);

/** «En diciembre, sol en el salón de 9:20 a 17:10; en junio, de 11:50 a 16:40.» */
export function describeSunlight({ december, june }: Queries.SunlightPathsFragment): string {
  const [winter, summer] = [formatIntervals(december), formatIntervals(june)];
  if (winter) {
    // Fewer hours in summer would look like a mistake.
    const isHigher = countMinutes(june) < countMinutes(december);
    const day = isHigher ? "en junio, cuando pasa más alto," : `en junio${summer ? "," : ""}`;
    return `En diciembre, sol en el salón ${winter}; ${day} ${summer || "no entra"}.`;
  }
  return summer
    ? `En diciembre no entra el sol en el salón; en junio sí, ${summer}.`
    : "El sol no entra en el salón ni en diciembre ni en junio.";
}

/** Says what the hours of sun were calculated for, and what they leave out. */
export function describeSunlightLimits(orientation: Queries.Orientation, location: string): string {
  const facade = orientationLabels[orientation].toLowerCase();
  return `Para una fachada al ${facade} en ${location}, el 21 de ambos meses. No tiene en cuenta el sol muy bajo ni la sombra de edificios, árboles o balcones.`;
}
