import { act, render, screen } from "@testing-library/react";
import { FilteredList } from "../../../src/components/catalog/FilteredList";
import type { ListDefinition } from "../../../src/components/catalog/listDefinition";

const list: ListDefinition<number> = {
  kind: "Rental",
  noun: { one: "casa", many: "casas", article: "las" },
  title: "Filtrar casas",
  noneMessage: "Ninguna",
  createFilters: () => [
    {
      name: "planta",
      label: "Planta",
      anyLabel: "Todas",
      choices: [{ value: "1", label: "Primera" }],
      accepts: (floor, value) => String(floor) === value,
    },
  ],
  Cards: ({ entries }) => <p>{`Plantas: ${entries.join()}`}</p>,
};
const entries = [0, 1, 2, 3, 4, 5];

const goTo = (url: string) =>
  act(() => {
    window.history.replaceState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

it("follows the address of its own page, and not that of the page that Back leads to", () => {
  window.history.replaceState(null, "", "/casas/?planta=1");
  render(
    <FilteredList {...{ list, entries }} path="/casas/" search="?planta=1" isComplete={true} />,
  );
  expect(screen.getByText("Plantas: 1")).toBeInTheDocument();
  goTo("/");
  expect(screen.getByText("Plantas: 1")).toBeInTheDocument();
  goTo("/casas/");
  expect(screen.getByText(`Plantas: ${entries.join()}`)).toBeInTheDocument();
});
