/** @jest-environment node */
import { compareByOrder, describeMainPicture, required } from "../../src/utils/entries";

const entry = (jsonId: string, order: number | null = null) => ({ jsonId, order });

/** Sorts entries, and fails where it matters how they stood before. */
function sorted(...entries: ReturnType<typeof entry>[]) {
  const ids = (list: typeof entries) => list.toSorted(compareByOrder).map(({ jsonId }) => jsonId);
  expect(ids(entries.toReversed())).toEqual(ids(entries));
  return ids(entries);
}

describe("compareByOrder", () => {
  it("sorts by order first", () => {
    expect(sorted(entry("a", 3), entry("b", 1), entry("c", 2))).toEqual(["b", "c", "a"]);
  });

  it("puts entries without an order after those with one", () => {
    expect(sorted(entry("1"), entry("2", 9999), entry("3", 0))).toEqual(["3", "2", "1"]);
  });

  it("sorts ids numerically without an order", () => {
    expect(sorted(entry("10"), entry("2"), entry("1"))).toEqual(["1", "2", "10"]);
  });

  it("sorts numbers of any length, and by what follows them", () => {
    const [long, longer] = ["9999999999", "12345678901"];
    expect(sorted(entry(longer), entry(long))).toEqual([long, longer]);
    expect(sorted(entry("fase-2b"), entry("fase-10"), entry("fase-2a"))).toEqual([
      "fase-2a",
      "fase-2b",
      "fase-10",
    ]);
  });

  it("sorts by id between equal orders", () => {
    expect(sorted(entry("villas", 5), entry("aticos", 5))).toEqual(["aticos", "villas"]);
  });
});

describe("The main picture", () => {
  const picture = (name: string, focus: string | null = null) => ({
    alt: `Foto ${name}`,
    focus,
    image: { relativePath: `${name}.jpg` },
  });
  const gallery = [picture("1"), picture("2", "50% 20%")];
  const listing = (name: string) => ({ title: "Torre", image: picture(name).image, gallery });

  it("is described and cropped as in the gallery", () => {
    expect(describeMainPicture(listing("2"))).toEqual({ alt: "Foto 2", focus: "50% 20%" });
    expect(describeMainPicture(listing("1"))).toEqual({ alt: "Foto 1", focus: null });
  });

  it("is described by the title where the gallery lacks it", () => {
    expect(describeMainPicture(listing("3"))).toEqual({ alt: "Torre", focus: null });
  });
});

describe("required", () => {
  it.each([0, "", false, "Zaguán"])("returns %p as it is", (value) => {
    expect(required(value)).toBe(value);
  });

  it.each([null, undefined])("throws at %p", (value) => {
    expect(() => required(value)).toThrow("A query found nothing");
  });
});
