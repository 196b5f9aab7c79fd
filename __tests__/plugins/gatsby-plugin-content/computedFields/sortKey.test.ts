import { createSortKey } from "../../../../plugins/gatsby-plugin-content/computedFields/sortKey";

const entry = (jsonId: string, order: number | null = null) => ({ jsonId, order });

const sort = (...entries: ReturnType<typeof entry>[]) =>
  entries
    .map((one) => ({ id: one.jsonId, key: createSortKey(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id }) => id);

it("sorts by order first, then by id, and those without an order last", () => {
  expect(sort(entry("1"), entry("2", 9999), entry("3", 0))).toEqual(["3", "2", "1"]);
  expect(sort(entry("a", 30), entry("b", 4), entry("c", 200))).toEqual(["b", "a", "c"]);
});

it("sorts ids numerically, whatever their length, and then by what follows", () => {
  expect(sort(entry("10"), entry("2"), entry("1"))).toEqual(["1", "2", "10"]);
  const [long, longer] = ["9999999999", "12345678901"];
  expect(sort(entry(longer), entry(long))).toEqual([long, longer]);
  const phases = ["fase-2a", "fase-2b", "fase-10"];
  expect(sort(...phases.toReversed().map((id) => entry(id)))).toEqual(phases);
});
