import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { UnitPurchase } from "../../../src/components/unit/UnitPurchase";
import { planPurchase } from "../../../src/costs/purchasePlan";
import { useBudget } from "../../../src/hooks/useBudget";
import { purchaseSettings as settings } from "../../queryResults";

const payments = [
  { title: "Reserva", share: 2, when: "Al elegir la vivienda; se descuenta del precio" },
  { title: "Contrato", share: 18, when: "A los treinta días, con aval" },
  { title: "Escritura", share: 80, when: "En la notaría, al recibir las llaves" },
];

const plan = planPurchase(379_000, payments, settings);
const budgetUrl = "/proyecto/1/#elige-tu-vivienda";

beforeEach(() => {
  render(<UnitPurchase plan={plan} settings={settings} budgetUrl={budgetUrl} />);
});

const read = (element?: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim();
const savings = () => screen.getByRole("heading", { name: "Ahorros que necesitas" }).parentElement;
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value: String(value) } });

describe("UnitPurchase", () => {
  it("lists each payment with its VAT, taxes and fees, and their total", () => {
    const rows = screen.getAllByRole("row").map(({ children }) => [...children].map(read));
    expect(rows).toEqual([
      ["Pago", "Precio", "IVA", "Pagas"],
      [
        "Reserva, 2 % Al elegir la vivienda; se descuenta del precio",
        ...["7.580 €", "758 €", "8.338 €"],
      ],
      ["Contrato, 18 % A los treinta días, con aval", "68.220 €", "6.822 €", "75.042 €"],
      [
        "Escritura, 80 % En la notaría, al recibir las llaves",
        ...["303.200 €", "30.320 €", "333.520 €"],
      ],
      ["Actos jurídicos documentados, 0,75 %", "", "", "2.843 €"],
      ["Notaría y registro, en torno al 1 %", "", "", "3.790 €"],
      ["Total", "379.000 €", "37.900 €", "423.533 €"],
    ]);
  });

  it("says what has to be saved, and by when", () => {
    expect(read(savings())).toBe(
      "Ahorros que necesitas120.333 €Los otros 303.200 € los pone la hipoteca.Al elegir la vivienda8.338 €A los treinta días75.042 €En la notaría36.953 €",
    );
  });

  it("starts with the largest mortgage, and adds to the savings what a smaller one leaves", () => {
    expect(screen.getByRole("slider", { name: "Hipoteca" })).toHaveValue("303200");
    slide("Hipoteca", 151_600);
    expect(read(savings())).toMatch(/271\.933 €Los otros 151\.600 €.*En la notaría188\.553 €$/);
    expect(screen.getByText(/^631\s€/)).toBeInTheDocument();
  });

  it("calculates the instalment from term and rate", () => {
    expect(screen.getByText(/^1\.262\s€$/)).toBeInTheDocument();
    slide("Plazo", 20);
    slide("Interés anual", 3.5);
    expect(screen.getByText(/^1\.758\s€$/)).toBeInTheDocument();
    expect(screen.getByText(/hipoteca de hasta el 80\s% del precio/)).toBeInTheDocument();
  });

  it("compares what a visitor can pay with the chosen mortgage", () => {
    const { result } = renderHook(() => useBudget());
    act(() => result.current.setText("savings", "121.000"));
    act(() => result.current.setText("monthly", "1.100"));
    expect(savings()).toHaveTextContent(/te faltan 38\.257 €.*a 30 años\./);
    slide("Plazo", 40);
    expect(savings()).toHaveTextContent("está a tu alcance");
    slide("Hipoteca", 151_600);
    expect(savings()).toHaveTextContent("te faltan 150.933 €.");
    const change = screen.getByRole("link", { name: "Cambiar estas cifras" });
    expect(change).toHaveAttribute("href", budgetUrl);
    cleanup();
    render(<UnitPurchase plan={plan} settings={settings} />);
    expect(savings()).not.toHaveTextContent("te faltan");
    act(() => result.current.setText("savings", ""));
    act(() => result.current.setText("monthly", ""));
  });
});
