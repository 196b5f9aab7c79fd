import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BuildingFacadeSection } from "../../../src/components/listing/BuildingFacadeSection";
import { UnitTable } from "../../../src/components/listing/UnitTable";
import { purchaseSettings as settings, unit } from "../../queryResults";

const units = [
  { ...unit({ name: "1.º A", price: 300_000 }), floor: 1, door: "A" },
  { ...unit({ name: "1.º B", price: 400_000 }), floor: 1, door: "B" },
];

function renderUnits(type: Queries.ProjectType = "sale") {
  const project = { units: units, type, payments: null, settings };
  return render(
    <>
      <BuildingFacadeSection floors={[{ label: "1.º", units }]} {...project} />
      <UnitTable {...project} dimsUnaffordable />
    </>,
  );
}

const getDimmed = (container: Element) =>
  [...container.querySelectorAll("[data-unaffordable][id]")].map(({ id }) => id);

it("dims windows and rows that are beyond reach, and keeps what was typed in the tab", async () => {
  const { container, unmount } = renderUnits();
  expect(getDimmed(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText("¿Cuánto tienes ahorrado?"), "100.000");
  expect(getDimmed(container)).toEqual(["ventana-1-b", "vivienda-1-b"]);
  expect(screen.getByText(/^1\svivienda a tu alcance/)).toBeInTheDocument();
  expect(screen.getByText("Fuera de tu alcance")).toBeInTheDocument();
  const far = /^1\.º B, disponible, 400\.000\s€ \+ IVA, fuera de tu alcance$/;
  expect(screen.getByRole("link", { name: far })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^1\.º B ?, fuera de tu alcance/ })).toBeInTheDocument();
  expect(window.location.search).toBe("");
  unmount();
  const elsewhere = render(<UnitTable {...{ units, settings }} type="sale" />);
  // Without the fields, nobody could tell why.
  expect(getDimmed(elsewhere.container)).toEqual([]);
  elsewhere.unmount();
  const again = renderUnits();
  expect(screen.getByLabelText("¿Cuánto tienes ahorrado?")).toHaveValue("100.000");
  expect(getDimmed(again.container)).toEqual(["ventana-1-b", "vivienda-1-b"]);
  await userEvent.clear(screen.getByLabelText("¿Cuánto tienes ahorrado?"));
  expect(getDimmed(again.container)).toEqual([]);
});

it("dims what needs a larger mortgage than a monthly payment repays", async () => {
  const { container } = renderUnits();
  const monthly = screen.getByLabelText("¿Cuánto puedes pagar al mes?");
  // 240.000 € at 2,9 % in 30 years are 999 € a month, 320.000 € are 1.332 €.
  await userEvent.type(monthly, "1.000");
  expect(getDimmed(container)).toEqual(["ventana-1-b", "vivienda-1-b"]);
  await userEvent.clear(monthly);
  await userEvent.type(monthly, "1.332");
  expect(getDimmed(container)).toEqual([]);
  await userEvent.clear(monthly);
});

it("asks nothing about homes to let", () => {
  renderUnits("rent");
  expect(screen.queryByLabelText("¿Cuánto tienes ahorrado?")).toBeNull();
});
