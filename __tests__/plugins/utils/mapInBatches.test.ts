/** @jest-environment node */
import { mapInBatches } from "../../../plugins/utils/mapInBatches";

const items = Array.from({ length: 150 }, (_, index) => index);

describe("mapInBatches", () => {
  it("gives every result, in order", async () => {
    const double = async (item: number) => item * 2;
    expect(await mapInBatches(items, double)).toEqual(items.map((item) => item * 2));
    expect(await mapInBatches([], double)).toEqual([]);
  });

  it("works on 64 at a time, never on more", async () => {
    let now = 0;
    let most = 0;
    await mapInBatches(items, async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
    });
    expect(most).toBe(64);
  });
});
