import { isSoldOut } from "../../listings/projectStatus";
import { formatCount } from "../../texts/format";
import { formatNetPrice } from "../../texts/prices";
import type { Filter, FilterValues } from "./filters";

type Card = Queries.ProjectCardFragment;
type Unit = NonNullable<Card["units"]>[number];

/** The filters by bedrooms and price, as in the query string "?dormitorios=3&hasta=400000". */
const names = { bedrooms: "dormitorios", price: "hasta" };

/** The choice of homes without bedrooms; the others are numbers of bedrooms or more. */
const STUDIO = "estudio";

const MAX_PRICES = 6;

/** The smallest difference between prices to choose from. */
const MIN_PRICE_STEP = 10_000;

/** Creates the filters of projects by their homes, without choices that would exclude nothing. */
export function createUnitFilters(projects: readonly Card[]): Filter<Card>[] {
  const rooms = new Set(projects.flatMap(listBedrooms));
  const prices = projects
    .filter(({ type }) => type === "sale")
    .flatMap(listAvailable)
    .flatMap(({ price }) => price ?? []);
  const accepts: Filter<Card>["accepts"] = (project, _, chosen) => hasFittingUnit(project, chosen);
  return [
    {
      name: names.bedrooms,
      label: "Dormitorios",
      anyLabel: "Dormitorios",
      choices: [...rooms]
        .sort((a, b) => a - b)
        .map((count) => describeBedrooms(count))
        .filter(({ value }) => {
          const chosen = { [names.bedrooms]: value };
          return !projects.every((project) => hasFittingUnit(project, chosen));
        }),
      accepts,
    },
    {
      name: names.price,
      label: "Precio sin IVA",
      anyLabel: "Precio sin IVA",
      choices: listPriceLimits(prices).map((price) => ({
        value: String(price),
        label: `Hasta ${formatNetPrice(price)}`,
      })),
      accepts,
    },
  ];
}

/** Counts the available homes that fit what is chosen of their filters; 0 if nothing is. */
export function countFittingUnits(project: Card, chosen: FilterValues): number {
  if (!Object.values(names).some((name) => name in chosen)) return 0;
  return listAvailable(project).filter((unit) => isFitting(unit, project.type, chosen)).length;
}

/** Whether one home fits all that is chosen; without a list of homes, only bedrooms are known. */
function hasFittingUnit(project: Card, chosen: FilterValues): boolean {
  if (project.units) return countFittingUnits(project, chosen) > 0;
  return listBedrooms(project).some((bedrooms) =>
    isFitting({ bedrooms, price: null }, project.type, chosen),
  );
}

/** Whether a home fits all that is chosen; rents and unknown prices fit no limit. */
function isFitting(
  { bedrooms, price }: Pick<Unit, "bedrooms" | "price">,
  type: Queries.ProjectType,
  chosen: FilterValues,
): boolean {
  const rooms = chosen[names.bedrooms];
  const limit = chosen[names.price];
  const hasRooms = !rooms || (rooms === STUDIO ? bedrooms === 0 : bedrooms >= Number(rooms));
  return hasRooms && (!limit || (type === "sale" && price !== null && price <= Number(limit)));
}

const listAvailable = ({ units }: Card): Unit[] =>
  (units ?? []).filter(({ status }) => status === "available");

/** Lists the bedrooms of a project's available homes, or what it says of all while it has no list. */
function listBedrooms(project: Card): number[] {
  if (project.units) return listAvailable(project).map(({ bedrooms }) => bedrooms);
  const { bedrooms } = project.details;
  return bedrooms === null || isSoldOut(project) ? [] : [bedrooms];
}

function describeBedrooms(count: number): { value: string; label: string } {
  if (count === 0) return { value: STUDIO, label: "Estudio" };
  const label = `${formatCount(count, "dormitorio", "dormitorios")} o más`;
  return { value: String(count), label };
}

/** Lists round prices, each enough for more homes than the one before, but not for all. */
function listPriceLimits(prices: readonly number[]): number[] {
  const max = Math.max(...prices);
  for (let power = MIN_PRICE_STEP; ; power *= 10) {
    for (const step of [power, 2.5 * power, 5 * power]) {
      const limits = new Set(prices.map((price) => Math.ceil(price / step) * step));
      const shown = [...limits].filter((limit) => limit < max);
      if (shown.length <= MAX_PRICES) return shown.sort((a, b) => a - b);
    }
  }
}
