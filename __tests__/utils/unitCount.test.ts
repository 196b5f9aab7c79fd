/** @jest-environment node */
import { unitCount } from "../../src/utils/unitCount";

it.each([
  [["available", "sold", "available"], "2\u00A0viviendas disponibles de 3"],
  [["reserved", "available"], "1\u00A0vivienda disponible de 2"],
  [["reserved", "sold"], "No queda ninguna disponible"],
] as const)("counts what is left of %s", (statuses, words) => {
  expect(unitCount(statuses.map((status) => ({ status })))).toBe(words);
});
