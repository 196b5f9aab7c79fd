import { mapInBatches } from "../../../plugins/utils/mapInBatches";

it("processes at most 64 at a time, and returns every result in order", async () => {
  const items = Array.from({ length: 150 }, (_, index) => index);
  let now = 0;
  let most = 0;
  const results = await mapInBatches(items, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    return item;
  });
  expect(most).toBe(64);
  expect(results).toEqual(items);
});
