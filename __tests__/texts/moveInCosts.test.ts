import { describeMoveInCosts, describeNeeds } from "../../src/texts/moveInCosts";

const NBSP = "\u00A0";
const terms = { depositMonths: 2, guaranteeMonths: 0 };

it("adds up the first month, the deposit and the guarantee", () => {
  expect(describeMoveInCosts(2500, { ...terms, guaranteeMonths: 1 })).toEqual({
    rows: [
      { title: "Primer mes", sum: `2.500${NBSP}€` },
      { title: `Fianza (2${NBSP}meses)`, sum: `5.000${NBSP}€` },
      { title: `Garantía adicional (1${NBSP}mes)`, sum: `2.500${NBSP}€` },
    ],
    total: { title: "En total", sum: `10.000${NBSP}€` },
  });
  const { rows, total } = describeMoveInCosts(800.5, { ...terms, depositMonths: 1 });
  expect(rows.map(({ title }) => title)).toEqual(["Primer mes", `Fianza (1${NBSP}mes)`]);
  expect(total.sum).toBe(`1.601${NBSP}€`);
});

it("sums up what a tenant needs, and the income only where it is asked for", () => {
  const conditions = { ...terms, guaranteeMonths: 1 };
  const read = (incomeMultiple: number | null) =>
    describeNeeds({ price: 1800, incomeMultiple }, conditions).replaceAll(NBSP, " ");
  expect(read(3)).toBe("7.200 € al entrar · ingresos desde 5.400 € al mes");
  expect(read(null)).toBe("7.200 € al entrar");
});
