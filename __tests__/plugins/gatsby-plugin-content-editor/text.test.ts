/** @jest-environment node */
import { textOf, tidyEntry } from "../../../plugins/gatsby-plugin-content-editor/text";

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe("textOf", () => {
  it("writes a new entry with two spaces and a line break at the end", () => {
    expect(textOf(undefined, { id: "a", list: [1] })).toBe(
      '{\n  "id": "a",\n  "list": [\n    1\n  ]\n}\n',
    );
  });

  it.each([
    ["as it stands", '{"b": 1,   "a": [1,2]}'],
    ["with tabs", '{\n\t"b": 1,\n\t"a": [1, 2]\n}'],
    ["with the line breaks of Windows", '{\r\n  "b": 1,\r\n  "a": [1, 2]\r\n}\r\n'],
  ])("leaves a file %s that says the same, in whatever order", (_, text) => {
    expect(textOf(text, { a: [1, 2], b: 1 })).toBe(text);
  });

  it("changes one value and no other character", () => {
    const text = '{\n    "price": 2500,   "title": "Ático\\u00a0con terraza" }';
    const entry = { price: 2650, title: "Ático\u00a0con terraza" };
    expect(textOf(text, entry)).toBe(text.replace("2500", "2650"));
  });

  it("changes a value at any depth", () => {
    const text = pretty({ a: [{ b: "x" }, { b: "y" }], c: { d: { e: 1 } } });
    const entry = { a: [{ b: "x" }, { b: "z" }], c: { d: { e: 2 } } };
    expect(textOf(text, entry)).toBe(pretty(entry));
  });

  it("puts a new field where the entry has it", () => {
    const text = pretty({ id: "a", title: "A" });
    const entry = { id: "a", order: 7, title: "A" };
    expect(textOf(text, entry)).toBe(pretty(entry));
  });

  it("takes away a field that the entry has no more", () => {
    const text = pretty({ id: "a", order: 7, title: "A" });
    expect(textOf(text, { id: "a", title: "A" })).toBe(pretty({ id: "a", title: "A" }));
  });

  it.each([
    ["added at the end", ["a", "b"], ["a", "b", "c"]],
    ["added in the middle", ["a", "c"], ["a", "b", "c"]],
    ["taken from the start", ["a", "b", "c"], ["b", "c"]],
    ["taken from the middle", ["a", "b", "c"], ["a", "c"]],
    ["all taken", ["a"], []],
    ["first ones", [], ["a", "b"]],
    ["swapped", ["a", "b"], ["b", "a"]],
  ])("has items of a list %s", (_, before, after) => {
    expect(JSON.parse(textOf(pretty({ list: before }), { list: after }))).toEqual({ list: after });
  });

  it("keeps the form of the items that stay", () => {
    const text = '{ "list": [{"a":1}, {"a":2}, {"a":3}] }';
    const entry = { list: [{ a: 1 }, { a: 3 }] };
    expect(textOf(text, entry)).toBe('{ "list": [{"a":1}, {"a":3}] }');
  });

  it("puts another kind of value in the place of one", () => {
    expect(textOf('{"a": [1]}', { a: "b" })).toBe('{"a": "b"}');
  });
});

describe("tidyEntry", () => {
  it("puts the fields in the order of the model, and unknown ones last", () => {
    const entry = { other: 1, title: "A", $schema: "s", id: "a" };
    expect(Object.keys(tidyEntry("Project", entry))).toEqual(["$schema", "id", "title", "other"]);
  });

  it("takes away optional fields that were left empty, and no required one", () => {
    const entry = { id: "", order: "", title: null, details: { area: "", bedrooms: null } };
    expect(tidyEntry("Project", entry)).toEqual({ id: "", title: null, details: { area: "" } });
  });

  it("names a picture beside the entry, and leaves other names and texts alone", () => {
    const gallery = [{ image: "1.jpg", alt: "foto.jpg" }, { image: "./2.jpg" }];
    const entry = { image: "fachada sur.jpg", gallery };
    expect(tidyEntry("Project", entry)).toEqual({
      image: "./fachada sur.jpg",
      gallery: [{ image: "./1.jpg", alt: "foto.jpg" }, { image: "./2.jpg" }],
    });
  });

  it("leaves out an object that was never filled in, but not one that was half filled", () => {
    const empty = { id: "x", works: { start: "", end: "" }, units: [], virtualTour: "" };
    expect(tidyEntry("Project", empty)).toEqual({ id: "x" });
    const half = { id: "x", works: { start: "2024-03", end: "" } };
    expect(tidyEntry("Project", half)).toEqual(half);
  });
});
