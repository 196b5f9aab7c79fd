import type { z } from "zod";
import { blockTitles } from "../../../src/texts/blockTitles";
import { unitLabels } from "../../../src/texts/labels";
import { getFloorLabel } from "../../../src/texts/units";
import { quote } from "../formatValue";
import { choice, object, uniqueList } from "./fieldBuilders";
import { count, euros, MIN_RENT, squareMetres } from "./numberFields";
import { MAX_NAME, text } from "./stringFields";

const unit = object("Unit", "Una vivienda de una promoción, y si está libre.", {
  name: text("Vivienda", "Como se la conoce: «1.º A».", MAX_NAME),
  bedrooms: count("Dormitorios", "Número de dormitorios."),
  area: squareMetres("Superficie", "Metros cuadrados construidos."),
  usableArea: squareMetres(
    "Superficie útil",
    "Metros cuadrados útiles, sin la terraza.",
  ).optional(),
  terrace: squareMetres("Terraza", "Metros cuadrados; sin ella, no tiene.", 0.5).optional(),
  price: euros("Precio", "Euros; al mes, si la promoción es de alquiler.", MIN_RENT).optional(),
  status: choice("UnitStatus", "Estado", unitLabels),
  plan: text("Plano", "El título del plano de la promoción que es el suyo.").optional(),
  floor: count("Planta", "En un edificio: su número; 0 es la planta baja.").optional(),
  door: text(
    "Puerta",
    "En un edificio: la letra o el nombre en que acaba la vivienda: «A».",
    MAX_NAME,
  ).optional(),
});

export const units = uniqueList(unit, "name", 500)
  .min(1)
  .superRefine(checkPlaces)
  .meta({
    title: blockTitles.units,
    description: "Las que se ofrecen, con su precio y su estado, en el orden en que se leen.",
    examples: [
      [{ name: "1.º A", bedrooms: 3, area: 96, status: "available", floor: 1, door: "A" }],
    ],
  });

/**
 * Checks that all homes say where they are or none does, each at a place of its own, and that their
 * names consist of the floor, the same for all of its homes, and the door.
 */
function checkPlaces(homes: readonly z.infer<typeof unit>[], context: z.RefinementCtx): void {
  const placed = homes.find(({ floor, door }) => floor !== undefined || door !== undefined);
  if (!placed) return;
  for (const [index, home] of homes.entries()) {
    const addIssue = (key: string, message: string, other = home) => {
      const params = { other: homes.indexOf(other) };
      context.addIssue({ code: "custom", path: [index, key], message, params });
    };
    const { name, floor, door } = home;
    const missing = (["floor", "door"] as const).filter((key) => home[key] === undefined);
    for (const key of missing) {
      const expected = "floor y door en todas las viviendas o en ninguna";
      addIssue(key, `falta; se esperaban ${expected}; hay en «${placed.name}»`, placed);
    }
    if (floor === undefined || door === undefined) continue;
    const label = getFloorLabel(name, door);
    if (!label) {
      const expected = `la planta y, al final, la puerta, ${quote(door)}`;
      addIssue("name", `se esperaban ${expected}; hay ${quote(name)}`);
    }
    const above = homes.slice(0, index).filter((other) => other.floor === floor);
    const same = above.find((other) => other.door === door);
    if (same) {
      const found = `${quote(door)}, que es la de «${same.name}»`;
      addIssue("door", `se esperaba una puerta libre en esa planta; hay ${found}`, same);
    }
    const [first] = above;
    const start = first?.door && getFloorLabel(first.name, first.door);
    if (!label || !start || label === start) continue;
    const found = `${quote(name)}, y en su planta «${first.name}»`;
    addIssue("name", `se esperaba un nombre que empiece por «${start}»; hay ${found}`, first);
  }
}
