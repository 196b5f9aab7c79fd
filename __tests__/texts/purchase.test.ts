import { planPurchase } from "../../src/costs/purchasePlan";
import {
  describeCost,
  describePaymentPlan,
  describePurchase,
  describeTotal,
  shortenWhen,
} from "../../src/texts/purchase";
import { purchaseSettings as taxes } from "../queryResults";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

const payments = ["Reserva", "Escritura"].map((title) => ({ title, share: 50, when: "Luego" }));

it.each([
  [
    payments,
    taxes,
    "El precio, en dos pagos, y los impuestos y gastos de la escritura; el IVA del 10 % va incluido en cada pago.",
  ],
  [
    null,
    taxes,
    "El precio, en un pago, y los impuestos y gastos de la escritura; el IVA del 10 % va incluido en el pago.",
  ],
  [payments, null, "El precio, en dos pagos."],
])("describes %j with %j", (payments, rates, text) => {
  expect(plain(describePaymentPlan(planPurchase(100_000, payments, rates), rates?.vat))).toBe(text);
});

it("sums up the total and the instalment of the largest mortgage, if the bank lends one", () => {
  const terms = { ...taxes, mortgageRate: 2.9, mortgageYears: 30 };
  const read = (downPayment: number) =>
    plain(describeTotal(planPurchase(379_000, null, taxes), { ...terms, downPayment }));
  expect(read(20)).toBe("En total 423.533 € · hipoteca, 1.262 € al mes");
  expect(read(100)).toBe("En total 423.533 €");
});

it("calls the notary's fees an estimate, and shortens when they are due", () => {
  const { costs } = planPurchase(100_000, payments, taxes);
  expect(costs.map((cost) => plain(describeCost(cost)))).toEqual([
    "Actos jurídicos documentados, 0,75 %",
    "Notaría y registro, en torno al 1 %",
  ]);
  expect(shortenWhen("En la notaría, al recibir las llaves")).toBe("En la notaría");
});

const project = {
  type: "sale" as const,
  offer: { priceFrom: 100_000 },
  units: null,
  payments: [{ title: "Reserva", share: 2, when: "Al reservar" }],
};
const rates = { vat: 10, stampDuty: 0, notary: 1 };

it("describes what is known of a purchase, but not the price alone", () => {
  expect(describePurchase(project, null)).toMatchObject({ total: null });
  expect(describePurchase({ ...project, payments: null }, rates)?.total?.sum).toBe(
    "111.000\u00A0€",
  );
  expect(plain(describePurchase(project, rates)?.basis ?? "")).toContain(
    "100.000 € + IVA; el IVA del 10 % va incluido en el pago.",
  );
  expect(describePurchase({ ...project, payments: null }, null)).toBeNull();
  expect(describePurchase({ ...project, offer: null }, rates)).toBeNull();
  expect(describePurchase({ ...project, offer: { priceFrom: null } }, rates)).toBeNull();
  expect(describePurchase({ ...project, type: "rent" }, rates)).toBeNull();
});
