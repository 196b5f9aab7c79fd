import { render, screen } from "@testing-library/react";
import { Investment } from "../../src/sections/Investment";
import { answerQueries, contact } from "../fixtures";

beforeEach(() => {
  const investment = {
    label: "Inversión",
    title: "Invierte con nosotros",
    text: "En ladrillo.",
    annualReturn: { min: 8, max: 12 },
    minimumAmount: 10_000,
    disclaimer: "No está garantizada.",
  };
  answerQueries({ landing: { investment }, siteSettings: { contact } });
  render(<Investment />);
});

describe("Investment", () => {
  it("warns that nothing is guaranteed", () => {
    expect(screen.getByText("No está garantizada.")).toBeInTheDocument();
  });

  it.each([
    ["Nombre", "name", "text"],
    ["Teléfono", "phone", "tel"],
    ["Correo electrónico", "email", "email"],
    ["Cantidad a invertir", "amount", "text"],
  ])("requires «%s»", (label, name, type) => {
    const field = screen.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute("name", name);
    expect(field).toHaveProperty("type", type);
  });

  it("hints at the least amount", () => {
    const amount = screen.getByLabelText("Cantidad a invertir");
    expect(amount).toHaveAccessibleDescription("Desde 10.000\u00A0€");
  });

  it("does not require a message", () => {
    const message = screen.getByRole("textbox", { name: /^Mensaje/ });
    expect(message).toHaveAttribute("name", "message");
    expect(message).not.toBeRequired();
  });

  it("asks for the kind of investment, residential first", () => {
    expect(screen.getByLabelText("Tipo de inversión")).toBeRequired();
    expect(screen.getByLabelText("Tipo de inversión")).toHaveValue("residential");
  });
});
