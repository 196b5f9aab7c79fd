import { formatArea, formatCount, formatEuros } from "../../texts/format";
import type { Filter } from "./filters";

type Card = Queries.RentalCardFragment;

const MAX_CHOICES = 7;

/** Lists round figures between the minimum and maximum of some figures, at most seven. */
function getRoundFigures(figures: readonly number[]): number[] {
  const [min, max] = [Math.min(...figures), Math.max(...figures)];
  const step = chooseStep((max - min) / MAX_CHOICES);
  const first = Math.floor(min / step) + 1;
  const count = Math.max(0, Math.floor(max / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Rounds up to the next of 1, 5, 10, 25, 50, 100, 250 … */
function chooseStep(min: number): number {
  for (let power = 1; ; power *= 10) {
    const sizes = [1, 2.5, 5].map((factor) => factor * power).filter(Number.isInteger);
    const step = sizes.find((size) => size >= min);
    if (step) return step;
  }
}

/** Creates the filters of rentals, without choices that would exclude nothing. */
export function createRentalFilters(rentals: readonly Card[]): Filter<Card>[] {
  const prices = rentals.map(({ price }) => price);
  const choices = (figures: readonly number[], label: (figure: number) => string) =>
    figures.map((figure) => ({ value: String(figure), label: label(figure) }));
  return [
    {
      name: "precio",
      label: "Precio",
      anyLabel: "Precio",
      choices: choices(
        getRoundFigures(prices).filter((price) => price < Math.max(...prices)),
        (price) => `Hasta ${formatEuros(price)}`,
      ),
      accepts: ({ price }, value) => price <= Number(value),
    },
    {
      name: "dormitorios",
      label: "Dormitorios",
      anyLabel: "Dormitorios",
      choices: choices(
        getRoundFigures(rentals.map(({ bedrooms }) => bedrooms)),
        (rooms) => `${formatCount(rooms, "dormitorio", "dormitorios")} o más`,
      ),
      accepts: ({ bedrooms }, value) => bedrooms >= Number(value),
    },
    {
      name: "superficie",
      label: "Superficie",
      anyLabel: "Superficie",
      choices: choices(
        getRoundFigures(rentals.map(({ area }) => area)),
        (area) => `Desde ${formatArea(area)}`,
      ),
      accepts: ({ area }, value) => area >= Number(value),
    },
  ];
}
