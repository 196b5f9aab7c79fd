import { parseArea } from "../../../src/listings/parseListingTexts";
import { blockTitles } from "../../../src/texts/blockTitles";
import { formatArea, formatCount } from "../../../src/texts/format";
import { progressLabels, statusLabels, typeLabels } from "../../../src/texts/labels";
import { suggestThousands } from "../messages/numberHints";
import { quote } from "../messages/quoteValue";
import { suggestWord } from "../messages/suggestWord";
import { checkParts, choice, object, type PartialInput } from "./fieldBuilders";
import {
  energyLabel,
  features,
  floorPlans,
  gallery,
  place,
  published,
  revised,
  virtualTour,
} from "./listingFields";
import { count, MAX_RENT, order } from "./numberFields";
import { payments, progress, specification } from "./projectParts";
import { timeline } from "./sharedFields";
import { entryId, longText, picture, text } from "./stringFields";
import { units } from "./units";

/** The lowest plausible price of a home for sale, in euros. */
const MIN_PRICE = 10_000;

const fields = object("Project", "Una promoción: terminada, en obra o próxima.", {
  id: entryId,
  order: order.optional(),
  title: text("Nombre", "El nombre de la promoción."),
  location: text("Lugar", "El municipio, o el barrio y el municipio: «Mirasierra, Madrid»."),
  status: choice("ProjectStatus", "Estado", statusLabels).meta({ default: "future" }),
  type: choice("ProjectType", "Operación", typeLabels),
  image: picture("Foto principal", "La que encabeza su tarjeta."),
  gallery,
  description: longText(
    "Descripción",
    "De qué promoción se trata; los saltos de línea se respetan.",
  ),
  details: object("ProjectDetails", ["Datos", "Superficie, estancias y características."], {
    area: text("Superficie", "Con su unidad: «De 92 a 138 m²».").meta({ examples: ["96 m²"] }),
    bedrooms: count("Dormitorios", "Número de dormitorios.").optional(),
    bathrooms: count("Baños", "Número de baños.").optional(),
    features,
  }),
  energyLabel: energyLabel.optional(),
  units: units.optional(),
  specification: specification.optional(),
  floorPlans: floorPlans.optional(),
  virtualTour: virtualTour.optional(),
  place: place.optional(),
  works: timeline
    .meta({
      title: blockTitles.works,
      description: "Los de esta promoción; sin ellos valen los de los ajustes del sitio.",
    })
    .optional(),
  progress: progress.optional(),
  payments: payments.optional(),
  published: published.optional(),
  revised: revised.optional(),
});

/** How many times dearer or cheaper than the others, by its area, a home may be. */
const MAX_PRICE_RATIO = 3;

/** Gets the median price of homes per square metre; with few of them nobody knows which is wrong. */
function getTypicalPrice(
  units: readonly (PartialInput<{ price?: number; area: number }> | null)[],
) {
  const prices = units.flatMap((unit) => (unit?.price && unit.area ? unit.price / unit.area : []));
  const median = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
  return prices.length > 2 ? median : undefined;
}

export const project = checkParts(fields, (draft, context) => {
  const { status, type, details, progress, floorPlans = [] } = draft;
  const units = draft.units ?? [];
  const warn = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message, params: { level: "warning" } });
  if (type === "rent" && draft.payments) {
    warn(["payments"], "solo se enseñan si la promoción está en venta");
  }
  const states = (progress ?? []).map((step) => step?.state);
  for (const [index, state] of states.entries()) {
    if (status !== "future" || !state || state === "planned") continue;
    const message = `se esperaba planned (${progressLabels.planned}), porque la obra no ha empezado; hay ${quote(state)}`;
    context.addIssue({ code: "custom", path: ["progress", index, "state"], message });
  }
  const undone = states.findIndex((state) => state && state !== "done");
  if (status === "past" && undone >= 0) {
    const message = "la promoción está terminada (status past) y este paso no";
    warn(["progress", undone, "state"], message);
  }
  const { area } = details ?? {};
  for (const [key, one, many] of [
    ["bedrooms", "dormitorio", "dormitorios"],
    ["bathrooms", "baño", "baños"],
  ] as const) {
    const count = details?.[key];
    const counts = units.map((unit) => unit?.[key]);
    const isKnown = typeof count === "number" && counts.every((own) => typeof own === "number");
    if (!isKnown || counts.length === 0 || counts.includes(count)) continue;
    warn(["details", key], `ninguna vivienda de units tiene ${formatCount(count, one, many)}`);
  }
  const parsed = parseArea(area ?? "");
  const { value, min = value ?? 0, max = value ?? Infinity } = parsed ?? {};
  const other = units.find((unit) => unit?.area && (unit.area < min - 1 || unit.area > max + 1));
  if (area && units.length > 0 && !parsed) {
    const example = "«De 92 a 138 m²», «Desde 92 m²» o «92 m²»";
    warn(["details", "area"], `no se puede comparar con units: escríbela como ${example}`);
  } else if (min > max) warn(["details", "area"], "empieza por la mayor");
  else if (other?.area) {
    warn(["details", "area"], `«${other.name ?? "?"}», de units, tiene ${formatArea(other.area)}`);
  }
  const typicalPrice = getTypicalPrice(units);
  for (const [index, unit] of units.entries()) {
    if (!unit) continue;
    const addIssue = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: ["units", index, key], message });
    const ratio =
      unit.price && unit.area && typicalPrice ? unit.price / unit.area / typicalPrice : 1;
    if (type === "sale" && unit.price && unit.price < MIN_PRICE) {
      const hint = suggestThousands(unit.price, { minimum: MIN_PRICE, maximum: Infinity });
      const expected = `un número entero ≥ ${MIN_PRICE}, por estar en venta`;
      addIssue("price", `se esperaba ${expected}; hay ${unit.price}${hint}`);
    } else if (type === "rent" && unit.price && unit.price > MAX_RENT) {
      addIssue(
        "price",
        `se esperaba un número ≤ ${MAX_RENT}, por estar en alquiler; hay ${unit.price}`,
      );
    } else if (ratio * MAX_PRICE_RATIO < 1 || ratio > MAX_PRICE_RATIO) {
      const message = `se esperaba un precio por metro cuadrado parecido al de las demás; hay ${unit.price}: mira si le falta o le sobra una cifra`;
      warn(["units", index, "price"], message);
    }
    if (unit.usableArea && unit.area && unit.usableArea > unit.area) {
      const expected = `como mucho ${unit.area}, que son los construidos`;
      addIssue("usableArea", `se esperaba ${expected}; hay ${unit.usableArea}`);
    }
    const titles = floorPlans?.map((plan) => plan?.title) ?? [null];
    const plan = floorPlans?.find((one) => one?.title === unit.plan);
    // A plan whose title is wrong may be the home's.
    if (unit.plan && !plan && titles.every((title) => typeof title === "string")) {
      const found = quote(unit.plan) + suggestWord(unit.plan, titles);
      addIssue("plan", `se esperaba el título de uno de los planos; hay ${found}`);
    }
    if (!unit.plan || !plan) continue;
    for (const key of ["area", "bedrooms"] as const) {
      const [planned, listed] = [plan[key], unit[key]];
      if (typeof planned !== "number" || listed === null || planned === listed) continue;
      addIssue(key, `se esperaba ${planned}, como en su plano, «${unit.plan}»; hay ${listed}`);
    }
    const rooms = (plan.rooms ?? []).map((room) => room?.area ?? Number.NaN);
    const useful = Math.round(rooms.reduce((sum, area) => sum + area, 0) * 10) / 10;
    // Areas are rounded to whole metres.
    if (unit.usableArea && rooms.length > 0 && Math.abs(useful - unit.usableArea) > 0.5) {
      const expected = `${useful}, que suman las estancias de su plano, «${unit.plan}»`;
      addIssue("usableArea", `se esperaba ${expected}; hay ${unit.usableArea}`);
    }
  }
});
