import { fireEvent, render, screen } from "@testing-library/react";
import { MortgageCalculator } from "../../../src/components/listing/MortgageCalculator";

const initial = { price: 389_000, downPayment: 78_000, years: 30, rate: 2.9 };

describe("MortgageCalculator", () => {
  it("calculates a mortgage, labelled as an estimate", () => {
    render(<MortgageCalculator initial={initial} />);
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
    render(<MortgageCalculator initial={initial} />);
    const downPayment = screen.getByRole("slider", { name: "Entrada" });
    fireEvent.change(downPayment, { target: { value: "389000" } });
    expect(screen.getByText("Sin hipoteca")).toBeVisible();
    fireEvent.change(screen.getByRole("slider", { name: "Precio" }), {
      target: { value: "300000" },
    });
    expect(downPayment).toHaveValue("300000");
  });

  it("restores the down payment if a touch on the price turns into scrolling", () => {
    render(<MortgageCalculator initial={initial} />);
    const [price, downPayment] = ["Precio", "Entrada"].map((name) =>
      screen.getByRole("slider", { name }),
    ) as [HTMLElement, HTMLElement];
    fireEvent.change(downPayment, { target: { value: "300000" } });
    fireEvent.pointerDown(price);
    fireEvent.change(price, { target: { value: "200000" } });
    fireEvent.pointerCancel(price);
    expect(downPayment).toHaveValue("300000");
  });
});
