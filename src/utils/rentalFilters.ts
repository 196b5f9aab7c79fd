import type { Filter } from "./filters";
import { formatArea, formatCount, formatEuros } from "./format";

/** What rentals are filtered by: euros a month, rooms, square metres. */
export type RentalFacts = Pick<Queries.RentalCardFragment, "price" | "bedrooms" | "area">;

/** The least and the most of each. */
export type RentalRanges = Record<keyof RentalFacts, { min: number; max: number }>;

/** Between which figures rentals are. */
export function findRanges(rentals: readonly RentalFacts[]): RentalRanges {
  const range = (key: keyof RentalFacts) => {
    // Not Math.min(…all): ten thousand arguments are too many for some browsers.
    const sorted = rentals.map((rental) => rental[key]).sort((a, b) => a - b);
    return { min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
  };
  return { price: range("price"), bedrooms: range("bedrooms"), area: range("area") };
}

const MOST_CHOICES = 7;

/** Round figures that part a range: above its least, up to its most, seven at the most. */
function partsOf({ min, max }: { min: number; max: number }): number[] {
  const step = chooseStep((max - min) / MOST_CHOICES);
  const first = Math.floor(min / step) + 1;
  const count = Math.max(0, Math.floor(max / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** The least of 1, 5, 10, 25, 50, 100, 250 … that is as large. */
function chooseStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    const sizes = [1, 2.5, 5].map((factor) => factor * power).filter(Number.isInteger);
    const step = sizes.find((size) => size >= least);
    if (step) return step;
  }
}

/**
 * By monthly price, rooms and area.
 * @param ranges those that there are; choices that would change nothing are left out
 */
export function rentalFilters(ranges: RentalRanges): Filter<RentalFacts>[] {
  const choices = (figures: readonly number[], label: (figure: number) => string) =>
    figures.map((figure) => ({ value: String(figure), label: label(figure) }));
  return [
    {
      name: "precio",
      label: "Precio",
      any: "Precio",
      choices: choices(
        partsOf(ranges.price).filter((price) => price < ranges.price.max),
        (price) => `Hasta ${formatEuros(price)}`,
      ),
      accepts: ({ price }, value) => price <= Number(value),
    },
    {
      name: "dormitorios",
      label: "Dormitorios",
      any: "Dormitorios",
      choices: choices(
        partsOf(ranges.bedrooms),
        (rooms) => `${formatCount(rooms, "dormitorio", "dormitorios")} o más`,
      ),
      accepts: ({ bedrooms }, value) => bedrooms >= Number(value),
    },
    {
      name: "superficie",
      label: "Superficie",
      any: "Superficie",
      choices: choices(partsOf(ranges.area), (area) => `Desde ${formatArea(area)}`),
      accepts: ({ area }, value) => area >= Number(value),
    },
  ];
}
