/** @jest-environment node */
import { calculateOffer } from "../../../plugins/gatsby-plugin-content/offer";

it("starts at the lowest price of the available homes", () => {
  const units = [
    { price: 300_000, status: "sold" },
    { price: 420_000, status: "available" },
    { price: 389_000, status: "available" },
    { status: "available" },
    { price: 350_000, status: "reserved" },
  ] as const;
  expect(calculateOffer(units)).toEqual({ priceFrom: 389_000, available: 3, total: 5 });
});

it("has no price where no home with a price is available", () => {
  const units = [{ price: 300_000, status: "sold" }, { status: "available" }] as const;
  expect(calculateOffer(units)).toEqual({ priceFrom: null, available: 1, total: 2 });
});

it("is nothing for a project that lists no homes", () => {
  expect(calculateOffer(null)).toBeNull();
});
