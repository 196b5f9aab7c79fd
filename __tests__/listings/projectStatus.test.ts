import { isSoldOut } from "../../src/listings/projectStatus";

const offer = { priceFrom: 389_000, priceFromWithVat: 427_900, available: 4, total: 8 };

it.each([
  ["past", null, true],
  ["current", null, false],
  ["future", null, false],
  ["past", { ...offer, available: 2 }, false],
  ["current", { ...offer, available: 0 }, true],
] as const)("a %s project with the offer %j is sold out: %p", (status, offer, soldOut) => {
  expect(isSoldOut({ status, offer })).toBe(soldOut);
});
