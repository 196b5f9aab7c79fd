
import { describeWindowPrices, describeWindows } from "../../src/texts/facade";
import { describeFloor, describeSameUnit, nameUnit } from "../../src/texts/unitNames";
import {
  describeAreas,
  describeUnitFacts,
  describeUnitForSearch,
  describeUnitPrice,
  describeUnitTerms,
} from "../../src/texts/unitPage";
import { createUnit } from "../queryResults";

type Unit = ReturnType<typeof createUnit>;

const plain = (text: string) => text.replaceAll("\u00A0", " ");

it.each([
  ["2.º F", "F", "segundo piso", "La misma, en el segundo"],
  ["1.º F", "F", "primer piso", "La misma, en el primero"],
  ["3.º izquierda", "izquierda", "tercer piso", "La misma, en el tercero"],
  ["Bajo B", "B", "planta baja", "La misma, en el bajo"],
  ["Ático C", "C", "ático", "La misma, en el ático"],
  ["Planta noble A", "A", "planta noble", "La misma, en otra planta"],
  ["14.º A", "A", "14.º piso", "La misma, en otra planta"],
  ["SOBREÁTICO A", "A", "sobreático", "La misma, en el sobreático"],
  ["1.ª A", "A", "1.ª planta", "La misma, en otra planta"],
])("names the floor of %s", (name, door, floor, same) => {
  expect(describeFloor({ name, door })).toBe(floor);
  expect(describeSameUnit({ name, door })).toBe(same);
});

it("names a home with an article only if its gender is known", () => {
  expect(plain(nameUnit({ name: "14.º A", door: "A" }))).toBe("el 14.º A");
  expect(plain(nameUnit({ name: "Planta noble A", door: "A" }))).toBe("Planta noble A");
  expect(plain(nameUnit({ name: "2.º F", door: "F" }))).toBe("el 2.º F");
  expect(plain(nameUnit({ name: "Villa 6", door: null }))).toBe("Villa 6");
  expect(describeFloor({ name: "Villa 6", door: null })).toBe("");
});

const unknown = { usableArea: null, terrace: null, bathrooms: null, orientation: null };

it("states only the facts that are known", () => {
  const read = (changes: Parameters<typeof createUnit>[0]) =>
    describeUnitFacts(createUnit(changes)).map(({ label, value }) => `${value} ${label}`);
  expect(read({})).toEqual([
    ...["92 m² construidos", "79 m² útiles", "9 m² de terraza"],
    ...["3 dormitorios", "2 baños", "Sur salón"],
  ]);
  expect(read({ ...unknown, bedrooms: 1 })).toEqual(["92 m² construidos", "1 dormitorio"]);
  expect(read({ ...unknown, bedrooms: 0 })).toContain("Estudio sin dormitorio aparte");
  expect(plain(describeAreas(createUnit()))).toBe("92 m² construidos, 79 útiles y 9 de terraza");
});

it.each([
  [{}, "sale", "379.000 € + IVA", "416.900 € con IVA"],
  [{ price: null }, "sale", "Consultar precio", ""],
  [{ price: 900 }, "rent", "900 € al mes", ""],
] as const)("describes the price of %j for %s", (changes, type, price, terms) => {
  const unit = createUnit(changes);
  expect(plain(describeUnitPrice(unit, type))).toBe(price);
  expect(plain(describeUnitTerms(unit, type, 10))).toBe(terms);
});

it("says what the windows are, and how many are left of those of a home that is gone", () => {
  const [free, reserved, sold] = (["available", "reserved", "sold"] as const).map((status) =>
    createUnit({ status }),
  ) as [Unit, Unit, Unit];
  const read = (unit: Unit, units: Unit[]) => plain(describeWindows(unit, units, "rent"));
  const many = "Cada ventana con luz es otra vivienda libre.";
  expect(read(free, [free, free, sold])).toBe(many);
  expect(plain(describeWindows(free, [free, free], "sale", true))).toBe(
    "Cada ventana con luz es otra vivienda libre; las atenuadas, fuera de tu alcance.",
  );
  expect(read(free, [free, sold])).toBe("Es la última vivienda libre.");
  expect(read(reserved, [reserved, free])).toBe("La ventana con luz es la última vivienda libre.");
  expect(read(reserved, [reserved, free, free])).toBe(many);
  expect(read(sold, [free, sold])).toBe("Esta vivienda está alquilada. Queda 1 libre.");
  expect(plain(describeWindows(sold, [free], "rent", true))).toBe(
    "Esta vivienda está alquilada. Queda 1 libre, fuera de tu alcance.",
  );
  expect(plain(describeWindows(sold, [free, free], "rent", true))).toBe(
    "Esta vivienda está alquilada. Quedan 2 libres; las atenuadas, fuera de tu alcance.",
  );
});

it("explains the prices in the windows, if there are any", () => {
  const reserved = createUnit({ status: "reserved" });
  expect(describeWindowPrices([createUnit()], "sale")).toBe("Precios en miles de euros, sin IVA.");
  expect(describeWindowPrices([createUnit()], "rent")).toBe("Precios al mes.");
  expect(describeWindowPrices([createUnit({ price: null }), reserved], "sale")).toBe("");
});

it("describes a home for search engines in 160 characters", () => {
  const text = plain(describeUnitForSearch(createUnit()));
  expect(text).toBe(
    "2.º F de Residencial Los Encinares, Las Rozas de Madrid: 3 dormitorios y 2 baños, 92 m² construidos, 79 útiles y 9 de terraza. 379.000 € + IVA.",
  );
  expect(text.length).toBeLessThanOrEqual(160);
  expect(describeUnitForSearch(createUnit({ status: "sold" }))).toMatch(/terraza\. Vendida\.$/);
});
