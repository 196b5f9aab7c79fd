import { render, screen, within } from "@testing-library/react";
import { createFacade } from "../../../plugins/gatsby-plugin-content/computedFields/unitFacade";
import { UnitFacade } from "../../../src/components/listing/UnitFacade";
import { UnitTable } from "../../../src/components/listing/UnitTable";
import { unit } from "../../fixtures";

const homes = [
  { ...unit({ name: "Bajo B", status: "reserved" }), floor: 0, door: "B" },
  { ...unit({ name: "1.º A", price: 389_000 }), floor: 1, door: "A" },
  { ...unit({ name: "1.º B", price: null }), floor: 1, door: "B" },
  { ...unit({ name: "Ático A", status: "sold" }), floor: 2, door: "A" },
];

const renderFacade = (units = homes, type: Queries.ProjectType = "sale") =>
  render(
    <>
      <UnitFacade floors={createFacade(units) ?? []} units={units} type={type} />
      <UnitTable title="Los Encinares" units={units} type={type} />
    </>,
  );

/** What a screen reader hears of each floor: its label and its homes. */
const readFloors = () => {
  const [facade] = screen.getAllByRole("list");
  const heard = (item: Element) => {
    const copy = item.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
    return copy.textContent?.replaceAll("\u00A0", " ");
  };
  return [...(facade?.children ?? [])].map((floor) => [
    floor.firstElementChild?.textContent,
    ...within(floor as HTMLElement)
      .getAllByRole("listitem")
      .map(heard),
  ]);
};

describe("UnitFacade", () => {
  it("lists floors from the top, and their homes with state and price", () => {
    renderFacade();
    expect(readFloors()).toEqual([
      ["Ático", "Ático A, vendida"],
      ["1.º", "1.º A, disponible, 389.000 € + IVA", "1.º B, disponible"],
      ["Bajo", "Bajo B, reservada"],
    ]);
  });

  it("states monthly rents, and what is let", () => {
    renderFacade(
      homes.map((home) => ({ ...home, price: 900 })),
      "rent",
    );
    expect(readFloors().flat()).toEqual(
      expect.arrayContaining(["1.º A, disponible, 900 € al mes", "Ático A, alquilada"]),
    );
  });

  it("links what is available, and only that, to its row of the table", () => {
    renderFacade();
    const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /disponible/ });
    expect(links.map(({ textContent }) => textContent?.slice(0, 1))).toEqual(["A", "B"]);
    const rows = links.map(({ hash }) =>
      document.getElementById(decodeURIComponent(hash.slice(1))),
    );
    expect(rows).toEqual(
      ["1.º A", "1.º B"].map((name) => screen.getByRole("rowheader", { name }).closest("tr")),
    );
  });

  it("says how many windows are lit", () => {
    renderFacade();
    expect(screen.getByText(/luz/)).toHaveTextContent(
      "2 viviendas disponibles de 4, con la luz encendida.",
    );
  });

  it("explains only the kinds of windows that it has", () => {
    const readKey = () => {
      const key = screen.getByRole("list", { name: "Qué dice cada ventana" });
      return within(key)
        .getAllByRole("listitem")
        .map(({ lastChild }) => lastChild?.textContent);
    };
    const { unmount } = renderFacade();
    expect(readKey()).toEqual(["Disponible", "Reservada", "Vendida", "No se ofrece ahora"]);
    unmount();
    renderFacade(homes.slice(1, 3));
    expect(readKey()).toEqual(["Disponible"]);
  });
});
