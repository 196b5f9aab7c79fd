import { joinWords } from "./format";
import { weekdayLabels } from "./labels";

const WEEK = Object.keys(weekdayLabels) as Queries.Weekday[];

/** Formats opening hours: «Lunes a viernes, de 10:00 a 14:00». */
export function formatHours({ days, opens, closes }: Queries.OfficeHours): string {
  return `${formatDays(days)}, de ${opens} a ${closes}`;
}

/**
 * Formats days of the week: «Lunes a viernes», «Martes, jueves y sábado».
 * @param days in any order; three or more in a row become a range
 */
function formatDays(days: readonly Queries.Weekday[]): string {
  const runs: string[][] = [];
  for (const [index, day] of WEEK.entries()) {
    if (!days.includes(day)) continue;
    const previous = WEEK[index - 1];
    if (previous && days.includes(previous)) runs.at(-1)?.push(weekdayLabels[day]);
    else runs.push([weekdayLabels[day]]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} a ${run.at(-1)}`] : run));
  const text = joinWords(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
