import { render, screen } from "@testing-library/react";
import { Rentals } from "../../src/sections/Rentals";
import { answerQueries, rentalCard } from "../fixtures";

describe("Rentals", () => {
  it("offers the choices of all rentals, not only of the newest", () => {
    const rentals = ["1", "2", "3", "4", "5", "6"].map((jsonId) => rentalCard({ jsonId }));
    answerQueries({
      landing: { rentals: { title: "Alquiler", text: "Sin agencia." } },
      newestRentals: rentals,
      allRental: {
        ...{ totalCount: 40, leastPrice: 700, mostPrice: 2600 },
        ...{ leastBedrooms: 1, mostBedrooms: 4, leastArea: 40, mostArea: 150 },
      },
    });
    render(<Rentals />);
    const prices = [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Precio" }).options];
    expect(prices.map(({ value }) => value)).toEqual(["", "1000", "1500", "2000", "2500"]);
  });
});
