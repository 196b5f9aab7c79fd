import { normalizeEntry } from "../../../plugins/gatsby-plugin-content-editor/normalizeEntry";

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
