import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReturnsSimulator } from "../../../src/components/calculators/ReturnsSimulator";

const NBSP = "\u00A0";

const onChoose = jest.fn();

beforeEach(() => {
  const annualReturn = { min: 8, max: 12 };
  render(<ReturnsSimulator {...{ annualReturn, onChoose }} minimumAmount={10000} />);
});

const set = (label: string, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name: label }), { target: { value } });

const text = () => screen.getByRole("group").textContent?.replaceAll(NBSP, " ");

describe("ReturnsSimulator", () => {
  it.each([
    [
      10000,
      1,
      "Entre 800 € y 1.200 € de beneficio estimado al cabo de 1 año: con lo invertido, de 10.800 € a 11.200 €.",
    ],
    [
      100000,
      5,
      "Entre 40.000 € y 60.000 € de beneficio estimado al cabo de 5 años: con lo invertido, de 140.000 € a 160.000 €.",
    ],
  ])("states the range for %i € in %i years", (amount, years, words) => {
    set("Cantidad", amount);
    set("Plazo", years);
    expect(text()).toContain(words);
  });

  it("starts at five times the minimum, and states its assumptions and the risk", () => {
    const amount = screen.getByRole("slider", { name: "Cantidad" });
    expect(amount).toHaveAttribute("min", "10000");
    expect(amount).toHaveValue("50000");
    expect(text()).toContain("Estimación sin garantía, con una rentabilidad del 8 al 12 % anual");
    expect(text()).toContain("puedes perderlo en parte o por completo");
  });

  it("draws a chart of the same figure, by years and in euros, scaled to the amount", () => {
    set("Cantidad", 10000);
    expect(text()).toContain("Beneficio estimado12.000 €6.000 €0 €0510 años");
    set("Cantidad", 100000);
    expect(text()).toContain("120.000 €60.000 €0 €");
  });

  it("reports the amount that a visitor chooses", async () => {
    set("Cantidad", 75000);
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: /invertir 75\.000/ }));
    expect(onChoose.mock.calls).toEqual([[75000]]);
  });
});
