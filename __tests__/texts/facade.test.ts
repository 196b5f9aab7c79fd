import { describeWindowPrices, describeWindows } from "../../src/texts/facade";
import { createUnit } from "../queryResults";

type Unit = ReturnType<typeof createUnit>;

const plain = (text: string) => text.replaceAll("\u00A0", " ");

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
