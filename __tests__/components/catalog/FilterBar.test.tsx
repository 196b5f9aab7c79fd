import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterBar } from "../../../src/components/catalog/FilterBar";
import type { FilterDefinition, FilterValues } from "../../../src/components/catalog/filters";

const filters: FilterDefinition[] = [
  {
    name: "estado",
    isButtons: true,
    label: "Estado",
    anyLabel: "Todos",
    choices: [{ value: "obra", label: "En obra" }],
  },
  {
    name: "lugar",
    label: "Lugar",
    anyLabel: "Cualquier lugar",
    choices: [
      { value: "Getafe", label: "Getafe" },
      { value: "Madrid", label: "Madrid" },
    ],
  },
  { name: "precio", label: "Precio", anyLabel: "Precio", choices: [] },
];

function renderBar(chosen: FilterValues = {}) {
  const onChange = jest.fn();
  const show = (values: FilterValues) => (
    <FilterBar
      title="Proyectos"
      filters={filters}
      chosen={values}
      onChange={onChange}
      count="6 proyectos"
    />
  );
  const { rerender } = render(show(chosen));
  return { onChange, update: (values: FilterValues) => rerender(show(values)) };
}

describe("FilterBar", () => {
  it("shows one filter as buttons, and the others as selects if they have choices", () => {
    renderBar();
    const group = screen.getByRole("group", { name: "Filtrar por estado" });
    expect(group).toHaveTextContent("TodosEn obra");
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Todos");
    const select = screen.getByRole("combobox");
    expect(select).toHaveAccessibleName("Lugar");
    expect(select).toHaveDisplayValue("Cualquier lugar");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Cualquier lugar",
      "Getafe",
      "Madrid",
    ]);
  });

  it("reports choices and their removal", async () => {
    const { onChange } = renderBar({ lugar: "Madrid" });
    await userEvent.click(screen.getByRole("button", { name: "En obra" }));
    await userEvent.selectOptions(screen.getByRole("combobox"), "Getafe");
    await userEvent.selectOptions(screen.getByRole("combobox"), "Cualquier lugar");
    expect(onChange.mock.calls).toEqual([
      [{ estado: "obra" }],
      [{ lugar: "Getafe" }],
      [{ lugar: "" }],
    ]);
  });

  it("shows the chosen value", () => {
    const { update } = renderBar();
    const select = screen.getByRole("combobox");
    update({ lugar: "Getafe" });
    expect(select).toHaveDisplayValue("Getafe");
    update({});
    expect(select).toHaveDisplayValue("Cualquier lugar");
  });

  it("offers to clear the filters, and then focuses the first", async () => {
    const { onChange } = renderBar({ lugar: "Madrid" });
    await userEvent.click(screen.getByRole("button", { name: "Quitar filtros" }));
    expect(onChange.mock.calls).toEqual([[{ estado: "", lugar: "", precio: "" }]]);
    expect(screen.getByRole("button", { name: "Todos" })).toHaveFocus();
  });

  // Browsers that darken pages make its fill that of the page.
  it("marks what is chosen by more than its fill", () => {
    renderBar({ estado: "obra" });
    const chosen = screen.getByRole("button", { pressed: true });
    expect(chosen).toHaveStyle("text-decoration: underline");
    expect(screen.getByRole("button", { name: "Todos" })).not.toHaveStyle(
      "text-decoration: underline",
    );
  });
});
