import {
  changeSearch,
  type FilterDefinition,
  parseChosen,
} from "../../../src/components/catalog/filters";

const filters: FilterDefinition[] = [
  {
    name: "dormitorios",
    label: "Dormitorios",
    anyLabel: "Dormitorios",
    choices: [{ value: "2", label: "2 o más" }],
  },
  {
    name: "lugar",
    label: "Lugar",
    anyLabel: "Cualquier lugar",
    choices: [{ value: "Getafe", label: "Getafe" }],
  },
];

describe("parseChosen", () => {
  it.each([
    ["?lugar=Getafe&dormitorios=2&otro=1", { dormitorios: "2", lugar: "Getafe" }],
    ["?dormitorios=7&lugar=", {}],
    ["?constructor=1&%%%", {}],
  ])("parses from «%s» what the filters offer", (search, chosen) => {
    expect(parseChosen(filters, search)).toEqual(chosen);
  });
});

describe("changeSearch", () => {
  it.each([
    ["", { lugar: "San Fernando de Henares" }, "?lugar=San+Fernando+de+Henares"],
    ["?lugar=Getafe", { lugar: "Madrid" }, "?lugar=Madrid"],
    ["?lugar=Getafe", { lugar: "" }, ""],
    ["?lugar=Getafe&utm=a", { lugar: "", dormitorios: "" }, "?utm=a"],
  ])("changes «%s» with %j to «%s»", (search, changes, expected) => {
    expect(changeSearch(search, changes)).toBe(expected);
  });
});
