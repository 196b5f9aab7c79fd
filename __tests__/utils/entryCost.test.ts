import { entryCost } from "../../src/utils/entryCost";

const NBSP = "\u00A0";

describe("entryCost", () => {
  it("is the first month, the deposit and the guarantee", () => {
    expect(entryCost(2500, { depositMonths: 2, guaranteeMonths: 1 })).toEqual({
      sums: [
        { label: "Primer mes", euros: 2500 },
        { label: `Fianza (2${NBSP}meses)`, euros: 5000 },
        { label: `Garantía adicional (1${NBSP}mes)`, euros: 2500 },
      ],
      total: 10000,
    });
  });

  it("says nothing of what nobody asks for", () => {
    const { sums, total } = entryCost(800.5, { depositMonths: 1, guaranteeMonths: 0 });
    expect(sums.map(({ label }) => label)).toEqual(["Primer mes", `Fianza (1${NBSP}mes)`]);
    expect(total).toBe(1601);
  });
});
