import { render, screen } from "@testing-library/react";
import { PriceBox } from "../../../src/components/listing/PriceBox";

describe("PriceBox", () => {
  it.each([
    [2500, "2.500 € al mes"],
    [950, "950 € al mes"],
  ])("gives %d as the monthly price", (price, text) => {
    render(<PriceBox price={price} />);
    expect(screen.getByRole("term")).toHaveTextContent("Precio mensual");
    expect(screen.getByRole("definition")).toHaveTextContent(text);
  });
});
