import { calculateOffer } from "../../../../plugins/gatsby-plugin-content/computedFields/projectOffer";

it("takes the lowest price of the available homes", () => {
  const units = [
    { price: 300_000, status: "sold" },
    { price: 420_000, status: "available" },
    { price: 389_000, status: "available" },
    { status: "available" },
    { price: 350_000, status: "reserved" },
  ] as const;
  expect(calculateOffer(units, 10)).toEqual({
    priceFrom: 389_000,
    priceFromWithVat: 427_900,
    available: 3,
    total: 5,
  });
  expect(calculateOffer(units)).toMatchObject({ priceFrom: 389_000, priceFromWithVat: null });
});

it("has no price without an available home that has one, and is null without homes", () => {
  const units = [{ price: 300_000, status: "sold" }, { status: "available" }] as const;
  expect(calculateOffer(units, 10)).toMatchObject({ priceFrom: null, priceFromWithVat: null });
  expect(calculateOffer(null)).toBeNull();
});
