/* Formatted by hand, because the data of Intl differ between Node and browsers (ADR 8). */

export const NBSP = "\u00A0";

const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

/** 2500 → «2.500», 86.5 → «86,5». */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** 79 → «79,0». */
export function formatTenths(value: number): string {
  const text = formatNumber(Math.round(value * 10) / 10);
  return text.includes(",") ? text : `${text},0`;
}

/** 2500 → «2.500 €», 1800.5 → «1.800,50 €». */
export function formatEuros(value: number): string {
  const [euros, cents] = formatNumber(Math.round(value * 100) / 100).split(",");
  return `${cents ? `${euros},${cents.padEnd(2, "0")}` : euros}${NBSP}€`;
}

/** 120 → «120 m²». */
export function formatArea(value: number): string {
  return `${formatNumber(value)}${NBSP}m²`;
}

/** 0.75 → «0,75 %». */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}${NBSP}%`;
}

/** (1, «baño», «baños») → «1 baño». */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${count === 1 ? one : many}`;
}

/** The last line of an address, without a province that has the same name as its city. */
export function formatTown({ postalCode, city, region }: Queries.Address): string {
  return `${postalCode} ${city}${city === region ? "" : `, ${region}`}`;
}

/** Joins facts with dots, with line breaks only after a dot. */
export function joinFacts(facts: readonly string[]): string {
  return facts.join(`${NBSP}· `);
}

/** «2024-03» → «marzo de 2024». */
export function formatMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} de ${year}`;
}

/** «2025-09» → «Sept. 2025», for large type. */
export function formatShortMonth(month: string): string {
  const [year, number] = month.split("-");
  const name = MONTHS[Number(number) - 1] ?? "";
  const short = name.length > 5 ? `${name.slice(0, name === "septiembre" ? 4 : 3)}.` : name;
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}${NBSP}${year}`;
}

/** «2026-11-21» → «21 de noviembre de 2026». */
export function formatDay(day: string): string {
  return `${Number(day.slice(8))}${NBSP}de ${formatMonth(day.slice(0, 7))}`;
}

/** Joins words as a sentence does: "a, b y c". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} y ${last}` : last;
}
