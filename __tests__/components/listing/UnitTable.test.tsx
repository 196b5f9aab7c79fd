import { render, screen, within } from "@testing-library/react";
import { UnitTable } from "../../../src/components/listing/UnitTable";
import { purchaseSettings as settings, unit } from "../../queryResults";

const units = [
  unit({ name: "1.º B", bedrooms: 1, area: 54.5, price: null, status: "reserved" }),
  unit({ name: "2.º A", terrace: 9, price: 300_000 }),
  unit({ path: "/proyecto/1/1-a/", terrace: 12, usableArea: 79 }),
  unit({ name: "3.º A", terrace: 9, status: "sold" }),
];

const readRows = () =>
  screen.getAllByRole("row").map((row) =>
    [
      ...within(row).queryAllByRole("rowheader"),
      ...within(row).queryAllByRole("cell", { hidden: true }),
    ]
      .map((cell) => cell.querySelector("span")?.textContent ?? cell.textContent)
      .filter(Boolean)
      .map((text) => text?.replaceAll("\u00A0", " ")),
  );

/* Narrow tables, as jsdom's, hide some columns. */

describe("UnitTable", () => {
  it("has a line for each home, by price, with those that are gone last", () => {
    render(<UnitTable units={units} type="sale" settings={settings} />);
    const heads = screen
      .getAllByRole("columnheader", { hidden: true })
      .map((head) => head.textContent);
    const rooms = ["Dorm.", "Constr.", "Útil", "Terraza"];
    expect(heads).toEqual(["Vivienda", ...rooms, "Sin IVA", "Con IVA", "Estado"]);
    expect(readRows().slice(1)).toEqual([
      ["1.º A", "3", "96", "79", "12", "285.000 €", "313.500 €", "Disponible"],
      ["2.º A", "3", "96", "—", "9", "300.000 €", "330.000 €", "Disponible"],
      ["1.º B", "1", "54,5", "—", "—", "—", "—", "Reservada"],
      ["3.º A", "3", "96", "—", "9", "285.000 €", "313.500 €", "Vendida"],
    ]);
    const name = /^2\sviviendas disponibles de 4$/;
    expect(screen.getByRole("table", { name })).toBeInTheDocument();
  });

  it("says what is gone where it is narrow, with prices or without", () => {
    const { unmount } = render(<UnitTable units={units} type="sale" />);
    expect(screen.getByRole("row", { name: /^3\.º A .* Vendida$/ })).toBeInTheDocument();
    unmount();
    render(<UnitTable units={units.map((one) => ({ ...one, price: null }))} type="sale" />);
    expect(screen.getByRole("cell", { name: "Vendida" })).toBeVisible();
  });

  it("leads from each home to its page", () => {
    render(<UnitTable units={units} type="sale" />);
    expect(screen.getAllByRole("link")).toHaveLength(4);
    const link = screen.getByRole("link", { name: "1.º A" });
    expect(link).toHaveAttribute("href", "/proyecto/1/1-a/");
  });

  it("states rents by the month, and no VAT", () => {
    render(<UnitTable units={units} type="rent" settings={settings} />);
    expect(screen.getByRole("columnheader", { name: "Al mes" })).toBeInTheDocument();
    expect(screen.queryByRole("columnheader", { name: "Con IVA" })).toBeNull();
  });
});
