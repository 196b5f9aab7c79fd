import { render, screen } from "@testing-library/react";
import { Purchase } from "../../../src/components/listing/Purchase";
import { describePurchase } from "../../../src/costs/purchase";
import { assertPresent } from "../../../src/utils/assertPresent";

const costs = {
  vat: 10,
  stampDuty: 0.75,
  notary: 1,
  mortgageRate: 2.9,
  mortgageYears: 30,
  downPayment: 20,
};

const project: Queries.PurchaseBlockFragment = {
  type: "sale",
  offer: { priceFrom: 389000 },
  payments: [{ title: "Reserva", share: 100, when: "Al elegir la vivienda" }],
};

const renderSection = (changes: Partial<Queries.PurchaseBlockFragment> = {}) => {
  const purchase = assertPresent(describePurchase({ ...project, ...changes }, costs), "purchase");
  return render(<Purchase purchase={purchase} settings={costs} />);
};

describe("Purchase", () => {
  it("states payments, taxes and costs for the lowest price", () => {
    renderSection();
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Reserva Al elegir la vivienda100\u00A0%389.000\u00A0€",
      "IVA10\u00A0%38.900\u00A0€",
      "Actos jurídicos documentados0,75\u00A0%2.918\u00A0€",
      "Notaría y registro1\u00A0%unos 3.890\u00A0€",
      "Precio con impuestos y gastos434.708\u00A0€",
    ]);
  });

  it("leaves out unknown payments", () => {
    renderSection({ payments: null });
    expect(screen.queryByText("Forma de pago")).not.toBeInTheDocument();
    expect(screen.getByText("Tu hipoteca")).toBeInTheDocument();
  });
});
