import { act, fireEvent, render, screen } from "@testing-library/react";
import { Purchase } from "../../../src/components/listing/Purchase";
import { stubIntersectionObserver } from "../../browser";

const rates = {
  vat: 10,
  stampDuty: 0.75,
  notary: 1,
  mortgageRate: 2.9,
  mortgageYears: 30,
  savings: 20,
};

const project: Queries.PurchasePartFragment = {
  type: "sale",
  offer: { priceFrom: 389000 },
  payments: [{ title: "Reserva", share: 2, when: "Al elegir la vivienda" }],
};

function renderPart(
  changes: Partial<Queries.PurchasePartFragment> = {},
  site: typeof rates | null = rates,
) {
  const observer = stubIntersectionObserver();
  const view = render(<Purchase project={{ ...project, ...changes }} rates={site} />);
  return { ...observer, ...view };
}

describe("Purchase", () => {
  it("states payments, taxes and costs of the lowest price", () => {
    renderPart();
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Reserva Al elegir la vivienda2\u00A0%7.780\u00A0€",
      "IVA10\u00A0%38.900\u00A0€",
      "Actos jurídicos documentados0,75\u00A0%2.918\u00A0€",
      "Notaría y registro1\u00A0%unos 3.890\u00A0€",
      "Precio con impuestos y gastos434.708\u00A0€",
    ]);
  });

  it("has an example of a mortgage, said to be an estimate, before there is a calculator", () => {
    renderPart();
    expect(screen.getByText(/al mes$/)).toHaveTextContent("1.294 € al mes");
    expect(screen.getByText(/^Cálculo orientativo, no es una oferta/)).toBeInTheDocument();
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  });

  it("calculates once it has come into view", async () => {
    const { intersect } = renderPart();
    intersect(false);
    await act(() => import("../../../src/components/listing/MortgageCalculator"));
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    intersect(true);
    const years = await screen.findByRole("slider", { name: "Plazo" });
    expect(years).toHaveAttribute("aria-valuetext", "30\u00A0años");
    fireEvent.change(years, { target: { value: "15" } });
    expect(screen.getByText(/al mes$/)).toHaveTextContent("2.133 € al mes");
  });

  it("keeps the savings within the price", async () => {
    renderPart().intersect(true);
    const savings = await screen.findByRole("slider", { name: "Entrada" });
    fireEvent.change(savings, { target: { value: "389000" } });
    expect(screen.getByText(/al mes$/)).toHaveTextContent(/^0 € al mes/);
    fireEvent.change(screen.getByRole("slider", { name: "Precio" }), {
      target: { value: "300000" },
    });
    expect(savings).toHaveValue("300000");
  });

  it("leaves out what is not known", () => {
    renderPart({ payments: null });
    expect(screen.queryByText("Forma de pago")).not.toBeInTheDocument();
    expect(screen.getByText("Tu hipoteca")).toBeInTheDocument();
  });

  it.each([
    ["to rent", { type: "rent" } as const, rates],
    ["without an available home", { offer: { priceFrom: null } }, rates],
    ["without homes", { offer: null }, rates],
    ["without payments and rates", { payments: null }, null],
  ])("is left out of a project %s", (_, changes, site) => {
    expect(renderPart(changes, site).container).toBeEmptyDOMElement();
  });
});
