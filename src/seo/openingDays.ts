/** The days by their name in schema.org (https://schema.org/DayOfWeek) and in Spanish, unaccented. */
const DAYS = [
  ["Monday", /^lunes$/],
  ["Tuesday", /^martes$/],
  ["Wednesday", /^miercoles$/],
  ["Thursday", /^jueves$/],
  ["Friday", /^viernes$/],
  ["Saturday", /^sabados?$/],
  ["Sunday", /^domingos?$/],
] as const;

/** The full name of a day in schema.org's vocabulary. */
export type OpeningDay = `https://schema.org/${(typeof DAYS)[number][0]}`;

/**
 * Reads the days that an office is open.
 * @param text as visitors read it: «Lunes a viernes», «martes, jueves y sábado»
 * @returns the days from Monday to Sunday; none where a single word isn't
 * understood («salvo festivos»), since wrong hours are worse than none
 */
export function openingDays(text: string): OpeningDay[] {
  const open = new Set<number>();
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  for (const part of plain.split(/,| y /)) {
    const range = part.replace(/^\s*de /, "").split(/ a /);
    const [first = -1, last = first] = range.map(dayOf);
    if (first < 0 || last < 0 || range.length > 2) return [];
    // A range may run over Sunday: «viernes a lunes».
    for (let day = first; day !== last; day = (day + 1) % DAYS.length) open.add(day);
    open.add(last);
  }
  return DAYS.filter((_, day) => open.has(day)).map(
    ([name]) => `https://schema.org/${name}` as const,
  );
}

function dayOf(word: string): number {
  return DAYS.findIndex(([, name]) => name.test(word.trim()));
}
