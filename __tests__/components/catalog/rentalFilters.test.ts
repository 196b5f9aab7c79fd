import { isAccepted } from "../../../src/components/catalog/filters";
import { createRentalFilters } from "../../../src/components/catalog/rentalFilters";
import { createRental } from "../../queryResults";
import { listFilterLabels } from "./listFilterLabels";

describe("The filters of rentals", () => {
  const rentals = [
    createRental({ price: 2500, bedrooms: 2, area: 112 }),
    createRental({ price: 1800, bedrooms: 3, area: 108 }),
    createRental({ price: 1600, bedrooms: 1, area: 82 }),
  ];
  const filters = createRentalFilters(rentals);
  const left = (chosen: Record<string, string>) =>
    rentals.filter((rental) => isAccepted(rental, filters, chosen)).map(({ price }) => price);

  it("offer round figures that change the result, and none if all rentals are alike", () => {
    expect(listFilterLabels(filters, "precio")).toEqual([
      "Hasta 1.750 €",
      "Hasta 2.000 €",
      "Hasta 2.250 €",
    ]);
    expect(listFilterLabels(filters, "dormitorios")).toEqual([
      "2 dormitorios o más",
      "3 dormitorios o más",
    ]);
    expect(listFilterLabels(filters, "superficie")).toEqual([
      "Desde 85 m²",
      "Desde 90 m²",
      "Desde 95 m²",
      "Desde 100 m²",
      "Desde 105 m²",
      "Desde 110 m²",
    ]);
    const alike = createRentalFilters([createRental()]);
    expect(alike.flatMap(({ choices }) => choices)).toEqual([]);
  });

  it.each([
    [{ precio: "2000" }, [1800, 1600]],
    [{ dormitorios: "2" }, [2500, 1800]],
    [{ superficie: "110" }, [2500]],
  ])("select by %j the homes at %j", (chosen, expected) => {
    expect(left(chosen as Record<string, string>)).toEqual(expected);
  });

  it.each([[10], [1e9]])("offer few choices up to %d euros", (price) => {
    const rents = [1, price].map((rent) => createRental({ price: rent }));
    const prices = listFilterLabels(createRentalFilters(rents), "precio") ?? [];
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.length).toBeLessThanOrEqual(7);
  });
});
