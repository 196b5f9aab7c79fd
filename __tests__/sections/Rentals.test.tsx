import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Rentals } from "../../src/sections/Rentals";
import { answerQueries, createRental } from "../fixtures";

const rents = [700, 950, 1200, 1800, 2400, 2600];

/** Renders the first rentals of a list. */
function renderRentals(count: number, total: number) {
  const nodes = rents.slice(0, total).map((price, index) =>
    createRental({
      jsonId: String(index),
      path: `/alquiler/${index}/`,
      title: `${price}`,
      price,
    }),
  );
  answerQueries({
    landing: { heading: { title: "Alquiler", text: "Sin agencia." } },
    entries: { nodes: nodes.slice(0, count) },
    all: { nodes },
  });
  render(<Rentals />);
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);

describe("Rentals", () => {
  beforeEach(() => window.history.replaceState(null, "", "/"));

  it("offers the choices of all rentals, not only of those shown", () => {
    renderRentals(2, 6);
    const prices = [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Precio" }).options];
    expect(prices.map(({ value }) => value)).toEqual(["", "1000", "1500", "2000", "2500"]);
  });

  it("shows only those that the choice accepts", async () => {
    renderRentals(6, 6);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Precio" }), "1500");
    expect(titles()).toEqual(["700", "950", "1200"]);
    expect(screen.getByText("1200").closest("article")).toHaveAttribute("id", "alquiler-2");
    expect(screen.getByRole("status")).toHaveTextContent("3 viviendas");
    expect(window.location.search + window.location.hash).toBe("?precio=1500#alquiler");
  });
});
