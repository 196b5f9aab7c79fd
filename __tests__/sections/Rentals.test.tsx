import { render, screen } from "@testing-library/react";
import { Rentals } from "../../src/sections/Rentals";
import { answerQueries, createRental } from "../fixtures";

it("offers the filter choices of all rentals, not only of those shown, and links to all", () => {
  const nodes = [700, 950, 1200, 1800, 2400, 2600].map((price) =>
    createRental({ jsonId: String(price), price }),
  );
  answerQueries({
    landing: { heading: { title: "Alquiler", text: "Sin agencia." } },
    entries: { nodes: nodes.slice(0, 2) },
    all: { nodes },
  });
  render(<Rentals />);
  const prices = [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Precio" }).options];
  expect(prices.map(({ value }) => value)).toEqual(["", "1000", "1500", "2000", "2500"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 de las 2 que se ven aquí");
  expect(screen.getByRole("link", { name: "Ver las 6 viviendas" })).toBeInTheDocument();
});
