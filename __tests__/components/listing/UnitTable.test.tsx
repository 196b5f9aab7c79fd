import { render, screen, within } from "@testing-library/react";
import { UnitTable } from "../../../src/components/listing/UnitTable";
import { FloorPlans } from "../../../src/components/media/FloorPlans";
import { pictureFile, unit } from "../../fixtures";

const units = [
  unit({ terrace: 12, usableArea: 79, plan: "Vivienda tipo A" }),
  unit({ name: "1.º B", bedrooms: 1, area: 54.5, price: null, status: "reserved" }),
  unit({ name: "2.º A", terrace: 9, status: "sold" }),
];

const renderTable = (type: Queries.ProjectType = "sale") =>
  render(<UnitTable title="Los Encinares" units={units} type={type} />);

const readRow = (name: string) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
  return within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

describe("UnitTable", () => {
  it("has a caption with the number of available homes, headers, and each home's figures", () => {
    renderTable();
    expect(
      screen.getByRole("table", { name: /^1\svivienda disponible de 3$/ }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Vivienda",
      "Dormitorios",
      "Superficie",
      "Terraza",
      "Precio sin IVA",
      "Estado",
    ]);
    expect(readRow("1.º A")).toEqual([
      "3 dormitorios",
      "96\u00A0m²\u00A0construidos, 79\u00A0útilesVivienda tipo A",
      "12\u00A0m² de terraza",
      "285.000\u00A0€ + IVA",
      "DisponiblePreguntar por esta vivienda: 1.º A",
    ]);
    expect(readRow("1.º B")).toEqual(["1 dormitorio", "54,5\u00A0m²", "—", "—", "Reservada"]);
    expect(readRow("2.º A").at(-1)).toBe("Vendida");
    // The home's name is for screen readers, after a colon to avoid agreement in gender.
    const link = screen.getByRole("link", { name: /^Preguntar por esta vivienda ?: 1.º A$/ });
    expect(link).toHaveAttribute("href", "#contactar");
  });

  it.each([
    ["sale", "+ IVA", "Precio sin IVA"],
    ["rent", "al mes", "Precio al mes"],
  ] as const)("labels prices for %s, on phones without column headers", (type, words, head) => {
    const { container } = renderTable(type);
    const read = (column: string) =>
      [...container.querySelectorAll(`[data-column=${column}]`)].map((cell) => cell.textContent);
    const price = `285.000\u00A0€ ${words}`;
    expect(read("price")).toEqual([price, "—", price]);
    expect(read("bedrooms")).toEqual(["3 dormitorios", "1 dormitorio", "3 dormitorios"]);
    expect(read("terrace")).toEqual(["12\u00A0m² de terraza", "—", "9\u00A0m² de terraza"]);
    // A dash would mean nothing without its column header.
    expect(container.querySelectorAll("[data-column=price][data-empty]")).toHaveLength(1);
    expect(screen.getByRole("columnheader", { name: head })).toBeInTheDocument();
  });

  it("names the roles of rows and cells, which browsers drop in the layout for phones", () => {
    const { container } = renderTable();
    const parts = [...container.querySelectorAll("tr, th, td")];
    expect(parts.filter((part) => !part.hasAttribute("role"))).toEqual([]);
    expect(screen.getAllByRole("rowheader")).toHaveLength(units.length);
  });

  it.each([
    ["of ten homes", 10, "available", true],
    ["of fewer", 9, "available", false],
    ["without an available one", 10, "sold", false],
  ] as const)("can be reduced to available homes, but not a table %s", (_, count, status, can) => {
    const units = Array.from({ length: count }, (_, index) => unit({ name: `${index}`, status }));
    render(<UnitTable title="Los Encinares" units={units} type="sale" />);
    const choice = screen.queryByRole("checkbox", { name: "Solo disponibles" });
    expect(Boolean(choice)).toBe(can);
  });

  it("links homes to the figure of their floor plan", () => {
    render(
      <>
        <UnitTable title="Los Encinares" units={units} type="sale" />
        <FloorPlans
          title="Los Encinares"
          plans={[
            { title: "Vivienda tipo A", alt: "Planta de 96 m²", image: pictureFile("plano") },
          ]}
        />
      </>,
    );
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Vivienda tipo A" });
    expect(document.getElementById(link.hash.slice(1))).toBe(screen.getByRole("figure"));
  });
});
