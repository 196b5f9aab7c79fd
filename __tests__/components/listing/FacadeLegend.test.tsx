import { render, screen } from "@testing-library/react";
import { createFacade } from "../../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import { FacadeLegend } from "../../../src/components/listing/FacadeLegend";
import { unit } from "../../queryResults";

const units = (["available", "reserved", "sold"] as const).map((status, index) => ({
  ...unit({ name: `${index}.º B`, path: `/proyecto/1/${index}-b/`, status }),
  ...{ floor: index, door: "B" },
}));

function readKey(shown: typeof units) {
  const { unmount } = render(<FacadeLegend floors={createFacade(shown) ?? []} type="sale" />);
  const words = screen.getAllByRole("listitem").map(({ lastChild }) => lastChild?.textContent);
  unmount();
  return words;
}

it("explains only the kinds of windows that there are", () => {
  // Thousands are named where prices are shortened, which styles decide.
  const prices = "Precios en miles de euros, sin IVA";
  expect(readKey(units.slice(0, 1))).toEqual(["Disponible", prices]);
  const another = { ...units[0], name: "0.º D", path: "/proyecto/1/0-d/", door: "D" };
  expect(readKey([...units, another as (typeof units)[number]])).toEqual([
    ...["Disponible", "Reservada", "Vendida", "No se ofrece ahora", prices],
  ]);
});
