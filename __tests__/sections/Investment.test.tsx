import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Investment } from "../../src/sections/Investment";
import { answerQueries } from "../answerQueries";
import { contact } from "../queryResults";

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
  it.each([
    ["Nombre", "name", "text"],
    ["Teléfono", "phone", "tel"],
    ["Correo electrónico", "email", "email"],
    ["Cantidad a invertir", "amount", "text"],
    ["Tipo de inversión", "investmentType", "select-one"],
  ])("requires «%s»", (label, name, type) => {
    const field = screen.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute("name", name);
    expect(field).toHaveProperty("type", type);
  });

  it("fills in the chosen amount and focuses it, also over another one", async () => {
    const field = screen.getByLabelText("Cantidad a invertir");
    await userEvent.type(field, "Diez mil");
    expect(field).toHaveValue("Diez mil");
    await userEvent.click(screen.getByRole("button", { name: /invertir 50\.000/ }));
    expect(field).toHaveValue("50.000\u00A0€");
    expect(field).toHaveFocus();
    await userEvent.type(field, " o más");
    expect(field).toHaveValue("50.000\u00A0€ o más");
  });

  it("warns that nothing is guaranteed, states the minimum amount, and requires no message", () => {
    expect(screen.getByText("No está garantizada.")).toBeInTheDocument();
    const amount = screen.getByLabelText("Cantidad a invertir");
    expect(amount).toHaveAccessibleDescription("Desde 10.000\u00A0€");
    expect(screen.getByLabelText("Tipo de inversión")).toHaveValue("residential");
    const message = screen.getByRole("textbox", { name: /^Mensaje/ });
    expect(message).toHaveAttribute("name", "message");
    expect(message).not.toBeRequired();
  });
});
