import { render, screen } from "@testing-library/react";
import { PurchaseTable, PurchaseTotal } from "../../../src/components/listing/PurchaseTable";
import { describePurchase } from "../../../src/texts/purchase";
import { requirePresent } from "../../../src/utils/requirePresent";
import { purchaseSettings as rates, unit } from "../../queryResults";

const project: Queries.PurchaseBlockFragment = {
  type: "sale",
  offer: { priceFrom: 389_000 },
  units: [unit({ name: "1.º A", path: "/proyecto/1/1-a/", price: 389_000 })],
  payments: [
    { title: "Reserva", share: 2, when: "Al elegir la vivienda" },
    { title: "Escritura", share: 98, when: "En la notaría" },
  ],
};

const renderBlock = (changes: Partial<Queries.PurchaseBlockFragment> = {}) => {
  const purchase = requirePresent(describePurchase({ ...project, ...changes }, rates), "purchase");
  render(
    <>
      <PurchaseTotal purchase={purchase} />
      <PurchaseTable purchase={purchase} />
    </>,
  );
};

describe("Purchase", () => {
  it("states each payment with its VAT, taxes and fees, and their total, for the cheapest home", () => {
    renderBlock();
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Reserva, 2\u00A0% Al elegir la vivienda8.558\u00A0€",
      "Escritura, 98\u00A0% En la notaría419.342\u00A0€",
      "Actos jurídicos documentados, 0,75\u00A0%2.918\u00A0€",
      "Notaría y registro, en torno al 1\u00A0%3.890\u00A0€",
      "Total, con impuestos y gastos434.708\u00A0€",
    ]);
    expect(screen.getAllByText(/434\.708/)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Ver 1.º A" })).toHaveAttribute(
      "href",
      "/proyecto/1/1-a/",
    );
  });

  it("has one payment if the project does not say how a home is paid", () => {
    renderBlock({ payments: null });
    expect(screen.getAllByRole("row")[0]).toHaveTextContent(/^Escritura En la notaría.*427\.900/);
  });
});
