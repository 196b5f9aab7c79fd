import type { Filter } from "./filters";
import { formatArea, formatCount, formatEuros } from "./format";

/** The facts that rentals are filtered by: euros a month, bedrooms, square metres. */
export type RentalFacts = Pick<Queries.RentalCardFragment, "price" | "bedrooms" | "area">;

export type RentalRanges = Record<keyof RentalFacts, { min: number; max: number }>;

export function findRanges(rentals: readonly RentalFacts[]): RentalRanges {
  const range = (key: keyof RentalFacts) => {
    // Math.min(...all) would fail with ten thousand arguments in some browsers.
    const sorted = rentals.map((rental) => rental[key]).sort((a, b) => a - b);
    return { min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
  };
  return { price: range("price"), bedrooms: range("bedrooms"), area: range("area") };
}

const MAX_CHOICES = 7;

/** Divides a range by round figures above its minimum, at most seven. */
function listRoundFigures({ min, max }: { min: number; max: number }): number[] {
  const step = chooseStep((max - min) / MAX_CHOICES);
  const first = Math.floor(min / step) + 1;
  const count = Math.max(0, Math.floor(max / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Rounds up to one of 1, 5, 10, 25, 50, 100, 250 … */
function chooseStep(min: number): number {
  for (let power = 1; ; power *= 10) {
    const sizes = [1, 2.5, 5].map((factor) => factor * power).filter(Number.isInteger);
    const step = sizes.find((size) => size >= min);
    if (step) return step;
  }
}

/** What a list of rentals says of them, and of none that is accepted. */
export const rentalListWords = {
  noun: { one: "vivienda", many: "viviendas", article: "las" },
  none: "Ninguna vivienda cumple esos filtros.",
} as const;

/** The filters of rentals; choices that would change nothing are left out. */
export function rentalFilters(ranges: RentalRanges): Filter<RentalFacts>[] {
  const choices = (figures: readonly number[], label: (figure: number) => string) =>
    figures.map((figure) => ({ value: String(figure), label: label(figure) }));
  return [
    {
      name: "precio",
      label: "Precio",
      any: "Precio",
      choices: choices(
        listRoundFigures(ranges.price).filter((price) => price < ranges.price.max),
        (price) => `Hasta ${formatEuros(price)}`,
      ),
      accepts: ({ price }, value) => price <= Number(value),
    },
    {
      name: "dormitorios",
      label: "Dormitorios",
      any: "Dormitorios",
      choices: choices(
        listRoundFigures(ranges.bedrooms),
        (rooms) => `${formatCount(rooms, "dormitorio", "dormitorios")} o más`,
      ),
      accepts: ({ bedrooms }, value) => bedrooms >= Number(value),
    },
    {
      name: "superficie",
      label: "Superficie",
      any: "Superficie",
      choices: choices(listRoundFigures(ranges.area), (area) => `Desde ${formatArea(area)}`),
      accepts: ({ area }, value) => area >= Number(value),
    },
  ];
}
