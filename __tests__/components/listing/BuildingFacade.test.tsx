import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createFacade } from "../../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import { BuildingFacade } from "../../../src/components/listing/BuildingFacade";
import { unit } from "../../queryResults";

const units = [
  {
    ...unit({ name: "Bajo B", path: "/proyecto/1/bajo-b/", status: "reserved" }),
    floor: 0,
    door: "B",
  },
  { ...unit({ name: "1.º A", path: "/proyecto/1/1-a/", price: 389_000 }), floor: 1, door: "A" },
  { ...unit({ name: "1.º B", path: "/proyecto/1/1-b/", price: null }), floor: 1, door: "B" },
  {
    ...unit({ name: "Ático A", path: "/proyecto/1/atico-a/", status: "sold" }),
    floor: 2,
    door: "A",
  },
];

const renderFacade = (
  shown = units,
  props: Partial<ComponentProps<typeof BuildingFacade>> = {},
  floors = createFacade(shown) ?? [],
) => render(<BuildingFacade floors={floors} type="sale" {...props} />);

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
      .map(heard)
      .filter(Boolean),
  ]);
};

describe("BuildingFacade", () => {
  it("lists floors from the top, and their homes with state and price", () => {
    renderFacade();
    expect(readFloors()).toEqual([
      ["Ático", "Ático A, vendida"],
      ["1.º", "1.º A, disponible, 389.000 € + IVA", "1.º B, disponible"],
      ["Bajo", "Bajo B, reservada"],
    ]);
  });

  it.each([
    [7, 7, null],
    [8, 1, "true"],
    [1, 8, "true"],
  ])("is drawn smaller from eight doors or floors on: %i, %i", (doors, floors, crowded) => {
    const many = Array.from({ length: doors * floors }, (_, index) => {
      const [floor, door] = [1 + Math.floor(index / doors), "ABCDEFGH".charAt(index % doors)];
      const name = `${floor}.º ${door}`;
      return { ...unit({ name, path: `/proyecto/1/${index}/` }), floor, door };
    });
    renderFacade(many);
    expect(screen.getAllByRole("list")[0]?.getAttribute("data-crowded")).toBe(crowded);
  });

  it("states monthly rents, and what is let", () => {
    renderFacade(
      units.map((unit) => ({ ...unit, price: 900 })),
      { type: "rent" },
    );
    expect(readFloors().flat()).toEqual(
      expect.arrayContaining(["1.º A, disponible, 900 € al mes", "Ático A, alquilada"]),
    );
  });

  it("links what is available, and only that, to its page, but not the page itself", () => {
    renderFacade(units, { current: "/proyecto/1/1-b/" });
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/proyecto/1/1-a/"]);
    const current = document.querySelector("[aria-current=page]");
    expect(current).toHaveTextContent("1.º B, disponible");
    expect(current).toHaveAttribute("id", "ventana-1-b");
  });

  it("dims what is beyond reach, which stays a link", () => {
    renderFacade(units, { unaffordablePaths: new Set(["/proyecto/1/1-a/"]) });
    const isDimmed = (name: RegExp) =>
      screen.getByRole("link", { name }).hasAttribute("data-unaffordable");
    expect([isDimmed(/1\.º A/), isDimmed(/1\.º B/)]).toEqual([true, false]);
  });
});
