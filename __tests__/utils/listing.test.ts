import { describeStatus, formatRent, listRooms } from "../../src/utils/listing";
import {
  calculateEntryCost,
  describeAvailability,
  listRentalConditions,
  listUnitColumns,
  listWorks,
} from "../../src/utils/listingTerms";

const NBSP = "\u00A0";

it.each([
  [3, 2, ["3 Dormitorios", "2 Baños"]],
  [1, 1, ["1 Dormitorio", "1 Baño"]],
  [0, null, ["0 Dormitorios"]],
  [undefined, 2, ["2 Baños"]],
  [null, null, []],
])("lists %p bedrooms and %p bathrooms", (bedrooms, bathrooms, facts) => {
  expect(listRooms(bedrooms, bathrooms).map(({ label, value }) => `${value} ${label}`)).toEqual(
    facts,
  );
});

it("describes a listing in a line, and its rent", () => {
  expect(describeStatus("current", "sale")).toBe(`En construcción${NBSP}· Venta`);
  expect(formatRent(2500)).toBe(`2.500${NBSP}€ al mes`);
});

it("lists dates of works and conditions of rentals", () => {
  expect(listWorks({ start: "2024-03", end: "2025-09" })).toEqual([
    { label: "Inicio de las obras", value: "marzo de 2024" },
    { label: "Fin previsto", value: "septiembre de 2025" },
  ]);
  const conditions = { depositMonths: 2, guaranteeMonths: 1, minimumMonths: 12, renewal: "anual" };
  expect(listRentalConditions(conditions).map(({ value }) => value)).toEqual([
    `2${NBSP}meses`,
    `1${NBSP}mes`,
    `12${NBSP}meses, anual`,
  ]);
});

it("adds up the first month, the deposit and the guarantee", () => {
  expect(calculateEntryCost(2500, { depositMonths: 2, guaranteeMonths: 1 })).toEqual({
    sums: [
      { label: "Primer mes", euros: 2500 },
      { label: `Fianza (2${NBSP}meses)`, euros: 5000 },
      { label: `Garantía adicional (1${NBSP}mes)`, euros: 2500 },
    ],
    total: 10000,
  });
  const { sums, total } = calculateEntryCost(800.5, { depositMonths: 1, guaranteeMonths: 0 });
  expect(sums.map(({ label }) => label)).toEqual(["Primer mes", `Fianza (1${NBSP}mes)`]);
  expect(total).toBe(1601);
});

it("says that the price of a home to rent is by the month", () => {
  expect(listUnitColumns("rent")).toContain("Precio al mes");
  expect(listUnitColumns("sale")).toContain("Precio");
});

it.each([
  [["available", "sold", "available"], `2${NBSP}viviendas disponibles de 3`],
  [["reserved", "available"], `1${NBSP}vivienda disponible de 2`],
  [["reserved", "sold"], "No queda ninguna disponible"],
] as const)("counts the homes left of %s", (statuses, words) => {
  expect(describeAvailability(statuses.map((status) => ({ status })))).toBe(words);
});
