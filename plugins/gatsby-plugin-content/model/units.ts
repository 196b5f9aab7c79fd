import type { z } from "zod";
import { getFloorLabel } from "../../../src/listings/parseListingTexts";
import { blockTitles } from "../../../src/texts/blockTitles";
import { orientationLabels, unitLabels } from "../../../src/texts/labels";
import { slugify } from "../../../src/urls/slugify";
import { quote } from "../messages/quoteValue";
import { checkParts, choice, object, type PartialInput, uniqueList } from "./fieldBuilders";
import { count, euros, MIN_RENT, squareMetres } from "./numberFields";
import { MAX_NAME, text } from "./stringFields";

const unit = object("Unit", "Una vivienda de una promoción, y si está libre.", {
  name: text("Vivienda", "Como se la conoce: «1.º A».", MAX_NAME),
  bedrooms: count("Dormitorios", "Número de dormitorios."),
  bathrooms: count("Baños", "Número de baños.").optional(),
  area: squareMetres("Superficie", "Metros cuadrados construidos."),
  usableArea: squareMetres(
    "Superficie útil",
    "Metros cuadrados útiles, sin la terraza.",
  ).optional(),
  terrace: squareMetres("Terraza", "Metros cuadrados; sin ella, no tiene.", 0.5, 999).optional(),
  price: euros("Precio", "Euros; al mes, si la promoción es de alquiler.", MIN_RENT).optional(),
  status: choice("UnitStatus", "Estado", unitLabels),
  orientation: choice(
    "Orientation",
    "Orientación",
    orientationLabels,
    "Adónde da el salón; de ella sale cuándo le da el sol.",
  ).optional(),
  plan: text("Plano", "El título del plano de la promoción que es el suyo.").optional(),
  floor: count("Planta", "En un edificio: su número; 0 es la planta baja.").optional(),
  door: text(
    "Puerta",
    "En un edificio: la letra o el nombre en que acaba la vivienda: «A».",
    MAX_NAME,
  ).optional(),
});

export const units = checkParts(uniqueList(unit, "name", 500).min(1), (units, context) => {
  checkAddresses(units, context);
  checkPlaces(units, context);
}).meta({
  title: blockTitles.units,
  description: "Las que se ofrecen, con su precio y su estado, en el orden en que se leen.",
  examples: [[{ name: "1.º A", bedrooms: 3, area: 96, status: "available", floor: 1, door: "A" }]],
});

type Unit = PartialInput<z.infer<typeof unit>>;

/** Checks that each home's name makes an address of its own for its page. */
function checkAddresses(units: (Unit | null)[], context: z.RefinementCtx): void {
  const names = new Map<string, string>();
  for (const [index, unit] of units.entries()) {
    if (typeof unit?.name !== "string") continue;
    const slug = slugify(unit.name);
    const other = names.get(slug);
    const found = slug
      ? `${quote(unit.name)}, que acaba en «${slug}», como ${quote(other ?? "")}`
      : quote(unit.name);
    // A repeated name is reported as such.
    if ((!slug || other) && other !== unit.name) {
      const expected = "un nombre con letras o cifras que den a su página una dirección propia";
      const message = `se esperaba ${expected}; hay ${found}`;
      context.addIssue({ code: "custom", path: [index, "name"], message });
    }
    if (slug && !other) names.set(slug, unit.name);
  }
}

/** A home that says where it is, with what its name says of its floor. */
interface PlacedUnit extends Unit {
  index: number;
  floor: number;
  door: string;
  label?: string;
}

/**
 * Checks that all homes say where they are or none does, each at a place of its own, and that their
 * names consist of the floor, the same for all of its homes and for them alone, and the door.
 */
function checkPlaces(units: (Unit | null)[], context: z.RefinementCtx): void {
  const addIssue = (index: number, key: string, message: string, other?: number) =>
    context.addIssue({ code: "custom", path: [index, key], message, params: { other } });
  const keys = ["floor", "door"] as const;
  if (!units.some((unit) => unit && keys.some((key) => unit[key] !== undefined))) return;
  const before: PlacedUnit[] = [];
  for (const [index, unit] of units.entries()) {
    const { name, floor, door } = unit ?? {};
    for (const key of unit ? keys.filter((key) => unit[key] === undefined) : []) {
      const expected = "floor y door en todas las viviendas o en ninguna";
      const other = units.findIndex((one) => one?.[key] !== undefined);
      const found = other < 0 ? "" : `; hay en «${units[other]?.name ?? "otra"}»`;
      addIssue(
        index,
        key,
        `falta; se esperaban ${expected}${found}`,
        other < 0 ? undefined : other,
      );
    }
    if (!unit || typeof floor !== "number" || typeof door !== "string") continue;
    const same = before.find((other) => other.floor === floor && other.door === door);
    if (same) {
      const found = `${quote(door)}, que es la de «${same.name ?? "otra"}»`;
      const message = `se esperaba una puerta libre en esa planta; hay ${found}`;
      addIssue(index, "door", message, same.index);
    }
    const label = typeof name === "string" ? getFloorLabel(name, door) : undefined;
    if (label === "") {
      const expected = `la planta y, al final, la puerta, ${quote(door)}`;
      addIssue(index, "name", `se esperaban ${expected}; hay ${quote(name)}`);
    }
    const neighbour = before.find((other) => other.floor === floor && other.label);
    const namesake = before.find((other) => other.floor !== floor && other.label === label);
    if (label && neighbour && label !== neighbour.label) {
      const found = `${quote(name)}, y en su planta «${neighbour.name}»`;
      const message = `se esperaba un nombre que empiece por «${neighbour.label}», u otra planta; hay ${found}`;
      addIssue(index, "name", message, neighbour.index);
    } else if (label && namesake) {
      const expected = `se esperaba ${namesake.floor}, la planta de «${namesake.name}», que también es «${label}»`;
      addIssue(index, "floor", `${expected}; hay ${floor}`, namesake.index);
    }
    before.push({ ...unit, index, floor, door, label });
  }
  warnAboutFloors(before, context);
}

/** Warns about homes whose name counts another floor than they are on, and about floors without homes. */
function warnAboutFloors(units: readonly PlacedUnit[], context: z.RefinementCtx): void {
  const warn = ({ index }: PlacedUnit, message: string) =>
    context.addIssue({
      code: "custom",
      path: [index, "floor"],
      message,
      params: { level: "warning" },
    });
  const upward = units.toSorted((a, b) => a.floor - b.floor);
  for (const [at, unit] of upward.entries()) {
    const [, counted] = /^(\d+)\.?[ºª]$/.exec(unit.label ?? "") ?? [];
    const below = upward[at - 1];
    if (counted && Number(counted) !== unit.floor) {
      warn(unit, `se esperaba ${Number(counted)}, por llamarse «${unit.name}»; hay ${unit.floor}`);
    } else if (below && unit.floor > below.floor + 1) {
      const missing = `la planta ${below.floor + 1} no tiene viviendas`;
      warn(unit, `${missing}, entre «${below.name}» y «${unit.name}»`);
    }
  }
}
