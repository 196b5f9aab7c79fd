import { roomFacts } from "../../src/utils/roomFacts";

describe("roomFacts", () => {
  it.each([
    [3, 2, ["3 Dormitorios", "2 Baños"]],
    [1, 1, ["1 Dormitorio", "1 Baño"]],
    [0, null, ["0 Dormitorios"]],
    [undefined, 2, ["2 Baños"]],
    [null, null, []],
  ])("tells %p bedrooms and %p bathrooms", (bedrooms, bathrooms, facts) => {
    const told = roomFacts(bedrooms, bathrooms).map(({ label, value }) => `${value} ${label}`);
    expect(told).toEqual(facts);
  });
});
