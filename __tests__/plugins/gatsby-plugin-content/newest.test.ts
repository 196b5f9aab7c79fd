/** @jest-environment node */
import { type Listed, selectNewest } from "../../../plugins/gatsby-plugin-content/newest";

/** Nodes, which lack an order where their JSON does. */
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ jsonId: String(index + 1) }) as Listed);
const ids = (list: { jsonId: string }[]) => list.map(({ jsonId }) => jsonId);

describe("selectNewest", () => {
  it("selects all of a short list, in its order", () => {
    const list = [
      { jsonId: "b", order: 2 },
      { jsonId: "a", order: null },
      { jsonId: "c", order: 1 },
    ];
    expect(ids(selectNewest(list))).toEqual(["c", "b", "a"]);
  });

  it("selects the last nine where none has a date", () => {
    expect(ids(selectNewest(entries(11)))).toEqual("3 4 5 6 7 8 9 10 11".split(" "));
  });

  it("selects those with an order before the others without a date", () => {
    const [first, ...others] = entries(11);
    const ordered = [{ jsonId: "casa", order: 2 }, { ...first, jsonId: "1", order: 1 }, ...others];
    expect(ids(selectNewest(ordered))).toEqual("1 casa 5 6 7 8 9 10 11".split(" "));
  });

  it("selects those published last before those without a date, in the order of the list", () => {
    const dated = entries(12).map((entry, index) => ({
      ...entry,
      published: index < 9 ? `2026-0${9 - index}-01` : null,
    }));
    expect(ids(selectNewest(dated))).toEqual("1 2 3 4 5 6 7 8 9".split(" "));
    const one = entries(12).map((entry, index) => ({
      ...entry,
      published: index === 0 ? "2020-01-01" : undefined,
    }));
    expect(ids(selectNewest(one))).toEqual("1 5 6 7 8 9 10 11 12".split(" "));
  });
});
