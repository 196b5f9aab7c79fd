import { describeUnit, describeUnitAvailability } from "../../src/texts/unitTable";
import { unit } from "../queryResults";

const NBSP = "\u00A0";

it.each([
  [["available", "sold", "available"], `2${NBSP}viviendas disponibles de 3`],
  [["reserved", "available"], `1${NBSP}vivienda disponible de 2`],
  [["reserved", "sold"], "No queda ninguna disponible"],
] as const)("counts the available homes among %s", (statuses, words) => {
  expect(describeUnitAvailability(statuses.map((status) => ({ status })))).toBe(words);
});

it("calls a home without bedrooms a studio", () => {
  expect(describeUnit(unit({ bedrooms: 0 }), "sale").bedrooms).toBe("Estudio");
});

it("says whether an unavailable home was sold or let", () => {
  const sold = unit({ status: "sold" });
  expect(describeUnit(sold, "sale").status).toBe("Vendida");
  expect(describeUnit(sold, "rent").status).toBe("Alquilada");
});
