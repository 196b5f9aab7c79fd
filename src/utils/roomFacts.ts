import { formatNumber } from "./format";

/** How many rooms a home has, as far as that is known: «1 Dormitorio», «2 Baños». */
export function roomFacts(
  bedrooms: number | null | undefined,
  bathrooms: number | null | undefined,
): { label: string; value: string }[] {
  const facts = [
    { count: bedrooms, one: "Dormitorio", many: "Dormitorios" },
    { count: bathrooms, one: "Baño", many: "Baños" },
  ];
  return facts.flatMap(({ count, one, many }) =>
    count === null || count === undefined
      ? []
      : [{ label: count === 1 ? one : many, value: formatNumber(count) }],
  );
}
