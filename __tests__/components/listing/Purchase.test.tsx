import { fireEvent, render, screen } from "@testing-library/react";
import { Purchase } from "../../../src/components/listing/Purchase";
import { describePurchase } from "../../../src/texts/purchase";
import { assertPresent } from "../../../src/utils/assertPresent";

const costs = {
  vat: 10,
  stampDuty: 0.75,
  notary: 1,
  mortgageRate: 2.9,
  mortgageYears: 30,
  downPayment: 20,
};

const project: Queries.PurchaseSectionFragment = {
  type: "sale",
  offer: { priceFrom: 389000 },
  payments: [{ title: "Reserva", share: 100, when: "Al elegir la vivienda" }],
};

const renderSection = (changes: Partial<Queries.PurchaseSectionFragment> = {}) => {
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

  it("calculates a mortgage, labelled as an estimate", () => {
    renderSection();
    expect(screen.getByText(/al mes$/)).toHaveTextContent("1.294 € al mes");
    expect(screen.getByText(/^con una hipoteca/)).toHaveTextContent(
      "con una hipoteca de 311.000 € a 30 años, al 2,9 % fijo. En total, 155.011 € de intereses.",
    );
    expect(screen.getByText(/^Cálculo orientativo, no es una oferta/)).toBeInTheDocument();
    const years = screen.getByRole("slider", { name: "Plazo" });
    expect(years).toHaveAttribute("aria-valuetext", "30\u00A0años");
    fireEvent.change(years, { target: { value: "15" } });
    expect(screen.getByText(/al mes$/)).toHaveTextContent("2.133 € al mes");
  });

  it("keeps the down payment within the price", () => {
    renderSection();
    const downPayment = screen.getByRole("slider", { name: "Entrada" });
    fireEvent.change(downPayment, { target: { value: "389000" } });
    expect(screen.getByText("Sin hipoteca")).toBeVisible();
    fireEvent.change(screen.getByRole("slider", { name: "Precio" }), {
      target: { value: "300000" },
    });
    expect(downPayment).toHaveValue("300000");
  });

  it("restores the down payment if a touch on the price turns into scrolling", () => {
    renderSection();
    const [price, downPayment] = ["Precio", "Entrada"].map((name) =>
      screen.getByRole("slider", { name }),
    ) as [HTMLElement, HTMLElement];
    fireEvent.change(downPayment, { target: { value: "300000" } });
    fireEvent.pointerDown(price);
    fireEvent.change(price, { target: { value: "200000" } });
    fireEvent.pointerCancel(price);
    expect(downPayment).toHaveValue("300000");
  });

  it("leaves out unknown payments", () => {
    renderSection({ payments: null });
    expect(screen.queryByText("Forma de pago")).not.toBeInTheDocument();
    expect(screen.getByText("Tu hipoteca")).toBeInTheDocument();
  });
});
