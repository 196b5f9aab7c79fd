/** @jest-environment node */
import { planPurchase } from "../../src/costs/purchase";
import { describeCost, describePaymentPlan, shortenWhen } from "../../src/texts/payments";
import {
  describeAreas,
  describeFloor,
  describeHomeFacts,
  describeHomeForSearch,
  describeHomePrice,
  describeSameDoor,
  describeWindows,
  nameHome,
} from "../../src/texts/unitPage";
import { createUnit } from "../fixtures";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

it.each([
  ["2.º F", "F", "segundo piso", "La misma, en el segundo"],
  ["1.º F", "F", "primer piso", "La misma, en el primero"],
  ["3.º izquierda", "izquierda", "tercer piso", "La misma, en el tercero"],
  ["Bajo B", "B", "planta baja", "La misma, en el bajo"],
  ["Ático C", "C", "ático", "La misma, en el ático"],
  ["Planta noble A", "A", "planta noble", "La misma, en otra planta"],
  ["14.º A", "A", "14.º piso", "La misma, en otra planta"],
])("names the floor of %s", (name, door, floor, same) => {
  expect(describeFloor({ name, door })).toBe(floor);
  expect(describeSameDoor({ name, door })).toBe(same);
});

it("names a home with an article only in a building", () => {
  expect(plain(nameHome({ name: "2.º F", door: "F" }))).toBe("el 2.º F");
  expect(plain(nameHome({ name: "Villa 6", door: null }))).toBe("Villa 6");
  expect(describeFloor({ name: "Villa 6", door: null })).toBe("");
});

const unknown = { usableArea: null, terrace: null, bathrooms: null, orientation: null };

it("states only the facts that are known", () => {
  const read = (changes: Parameters<typeof createUnit>[0]) =>
    describeHomeFacts(createUnit(changes)).map(({ label, value }) => `${value} ${label}`);
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
  [{ status: "reserved" }, "sale", "379.000 € + IVA", "Reservada · 416.900 € con IVA"],
  [{ price: null }, "sale", "Consultar precio", ""],
  [{ price: 900 }, "rent", "900 € al mes", ""],
] as const)("describes the price of %j for %s", (changes, type, price, note) => {
  const words = describeHomePrice(createUnit(changes), type, 10);
  expect([plain(words.price), plain(words.note)]).toEqual([price, note]);
});

it("says what the windows are, and how many are left of those of a home that is gone", () => {
  const others = [createUnit(), createUnit({ status: "sold" })];
  expect(plain(describeWindows(createUnit(), others, "sale"))).toBe(
    "Cada ventana con luz es otra vivienda libre.",
  );
  expect(plain(describeWindows(createUnit({ status: "sold" }), others, "rent"))).toBe(
    "El 2.º F está alquilado. Queda 1 vivienda libre.",
  );
});

it("describes a home for search engines in 160 characters", () => {
  const text = plain(describeHomeForSearch(createUnit()));
  expect(text).toBe(
    "2.º F de Residencial Los Encinares, Las Rozas de Madrid: 3 dormitorios y 2 baños, 92 m² construidos, 79 útiles y 9 de terraza. 379.000 € + IVA.",
  );
  expect(text.length).toBeLessThanOrEqual(160);
  expect(describeHomeForSearch(createUnit({ status: "sold" }))).toMatch(/terraza\. Vendida\.$/);
});

describe("payments", () => {
  const rates = { vat: 10, stampDuty: 0.75, notary: 1 };
  const payments = ["Reserva", "Escritura"].map((title) => ({ title, share: 50, when: "Luego" }));

  it.each([
    [
      payments,
      rates,
      "Dos pagos del precio y los gastos de la notaría; cada pago lleva además su IVA del 10 %.",
    ],
    [
      null,
      rates,
      "Un pago del precio y los gastos de la notaría; el pago lleva además su IVA del 10 %.",
    ],
    [payments, null, "Dos pagos del precio."],
  ])("describes %j with %j", (payments, rates, text) => {
    expect(plain(describePaymentPlan(planPurchase(100_000, payments, rates), rates?.vat))).toBe(
      text,
    );
  });

  it("calls the notary's fees an estimate, and shortens when they are due", () => {
    const { costs } = planPurchase(100_000, payments, rates);
    expect(costs.map((cost) => plain(describeCost(cost)))).toEqual([
      "Actos jurídicos documentados, 0,75 %",
      "Notaría y registro, en torno al 1 %",
    ]);
    expect(shortenWhen("En la notaría, al recibir las llaves")).toBe("En la notaría");
  });
});
