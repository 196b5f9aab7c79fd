import { render, screen, within } from "@testing-library/react";
import { UnitTable } from "../../../src/components/listing/UnitTable";

const units: Queries.UnitRowFragment[] = [
  { name: "1.º A", bedrooms: 3, area: 96, terrace: 12, price: 285000, status: "available" },
  { name: "1.º B", bedrooms: 1, area: 54.5, terrace: null, price: null, status: "reserved" },
  { name: "2.º A", bedrooms: 3, area: 96, terrace: 9, price: 291500, status: "sold" },
];

const readRow = (name: string) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
  return within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

describe("UnitTable", () => {
  it("has a caption with the number of homes left, and headers", () => {
    render(<UnitTable units={units} type="sale" />);
    expect(
      screen.getByRole("table", { name: /^1\svivienda disponible de 3$/ }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Vivienda",
      "Dormitorios",
      "Superficie",
      "Terraza",
      "Precio",
      "Estado",
    ]);
    for (const head of screen.getAllByRole("columnheader")) {
      expect(head).toHaveAttribute("scope", "col");
    }
    expect(screen.getByRole("rowheader", { name: "1.º A" })).toHaveAttribute("scope", "row");
  });

  it("states size, price and availability of each home", () => {
    render(<UnitTable units={units} type="sale" />);
    expect(readRow("1.º A")).toEqual([
      "3",
      "96\u00A0m²",
      "12\u00A0m²",
      "285.000\u00A0€",
      "Disponible",
    ]);
    expect(readRow("1.º B")).toEqual(["1", "54,5\u00A0m²", "—", "—", "Reservada"]);
    expect(readRow("2.º A").at(-1)).toBe("Vendida");
  });

  it("states rents by the month", () => {
    render(<UnitTable units={units} type="rent" />);
    expect(screen.getByRole("columnheader", { name: "Precio al mes" })).toBeInTheDocument();
  });
});
