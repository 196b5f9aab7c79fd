/** @jest-environment node */
import {
  mergeEntry,
  normalizeEntry,
} from "../../../plugins/gatsby-plugin-content-editor/entryText";

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe("mergeEntry", () => {
  it("writes a new entry with two spaces and a line break at the end", () => {
    expect(mergeEntry(undefined, { id: "a", list: [1] })).toBe(
      '{\n  "id": "a",\n  "list": [\n    1\n  ]\n}\n',
    );
  });

  it.each([
    ["on one line", '{"b": 1,   "a": [1,2]}'],
    ["with tabs", '{\n\t"b": 1,\n\t"a": [1, 2]\n}'],
    ["with the line breaks of Windows", '{\r\n  "b": 1,\r\n  "a": [1, 2]\r\n}\r\n'],
  ])("does not change a file %s that has the same values in another order", (_, text) => {
    expect(mergeEntry(text, { a: [1, 2], b: 1 })).toBe(text);
  });

  it("changes one value and no other character", () => {
    const text = '{\n    "price": 2500,   "title": "Ático\\u00a0con terraza" }';
    const entry = { price: 2650, title: "Ático\u00a0con terraza" };
    expect(mergeEntry(text, entry)).toBe(text.replace("2500", "2650"));
  });

  it("changes a value at any depth", () => {
    const text = pretty({ a: [{ b: "x" }, { b: "y" }], c: { d: { e: 1 } } });
    const entry = { a: [{ b: "x" }, { b: "z" }], c: { d: { e: 2 } } };
    expect(mergeEntry(text, entry)).toBe(pretty(entry));
  });

  it("inserts a new field where the entry has it", () => {
    const text = pretty({ id: "a", title: "A" });
    const entry = { id: "a", order: 7, title: "A" };
    expect(mergeEntry(text, entry)).toBe(pretty(entry));
  });

  it("removes a field that the entry lacks", () => {
    const text = pretty({ id: "a", order: 7, title: "A" });
    expect(mergeEntry(text, { id: "a", title: "A" })).toBe(pretty({ id: "a", title: "A" }));
  });

  it.each([
    ["added at the end", ["a", "b"], ["a", "b", "c"]],
    ["added in the middle", ["a", "c"], ["a", "b", "c"]],
    ["removed from the start", ["a", "b", "c"], ["b", "c"]],
    ["removed from the middle", ["a", "b", "c"], ["a", "c"]],
    ["all removed", ["a"], []],
    ["first ones", [], ["a", "b"]],
    ["swapped", ["a", "b"], ["b", "a"]],
  ])("changes a list with items %s", (_, before, after) => {
    expect(JSON.parse(mergeEntry(pretty({ list: before }), { list: after }))).toEqual({
      list: after,
    });
  });

  it("keeps the form of the items that remain", () => {
    const text = '{ "list": [{"a":1}, {"a":2}, {"a":3}] }';
    const entry = { list: [{ a: 1 }, { a: 3 }] };
    expect(mergeEntry(text, entry)).toBe('{ "list": [{"a":1}, {"a":3}] }');
  });

  it.each([
    [["a", "b"], ["a"]],
    [
      [{ a: 1 }, { a: 2 }, { a: 3 }],
      [{ a: 1 }, { a: 2 }],
    ],
    [["a", "b"], []],
  ])("removes items from the end of a list, on one line or on several: %j", (before, list) => {
    const entry = { list, last: 1 };
    expect(JSON.parse(mergeEntry(JSON.stringify({ list: before, last: 1 }), entry))).toEqual(entry);
    expect(mergeEntry(pretty({ list: before, last: 1 }), entry)).toBe(pretty(entry));
  });

  it("replaces a value by one of another type", () => {
    expect(mergeEntry('{"a": [1]}', { a: "b" })).toBe('{"a": "b"}');
  });
});

describe("normalizeEntry", () => {
  it("orders fields as the model does, unknown ones last", () => {
    const entry = { other: 1, title: "A", $schema: "s", id: "a" };
    expect(Object.keys(normalizeEntry("Project", entry))).toEqual([
      "$schema",
      "id",
      "title",
      "other",
    ]);
  });

  it("removes empty fields unless they are required", () => {
    const entry = { id: "", order: "", title: null, details: { area: "", bedrooms: null } };
    expect(normalizeEntry("Project", entry)).toEqual({
      id: "",
      title: null,
      details: { area: "" },
    });
  });

  it("removes an object that is empty, but not one that is half filled in", () => {
    const empty = { id: "x", works: { start: "", end: "" }, units: [], virtualTour: "" };
    expect(normalizeEntry("Project", empty)).toEqual({ id: "x" });
    const half = { id: "x", works: { start: "2024-03", end: "" } };
    expect(normalizeEntry("Project", half)).toEqual(half);
  });
});
