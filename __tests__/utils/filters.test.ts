import {
  changeSearch,
  describeShownCount,
  type Filter,
  parseChosen,
} from "../../src/utils/filters";

const filters: Filter<{ rooms: number; place: string }>[] = [
  {
    name: "dormitorios",
    label: "Dormitorios",
    anyLabel: "Dormitorios",
    choices: [{ value: "2", label: "2 o más" }],
    accepts: ({ rooms }, value) => rooms >= Number(value),
  },
  {
    name: "lugar",
    label: "Lugar",
    anyLabel: "Cualquier lugar",
    choices: [{ value: "Getafe", label: "Getafe" }],
    accepts: ({ place }, value) => place === value,
  },
];

describe("parseChosen", () => {
  it.each([
    ["", {}],
    ["?dormitorios=2", { dormitorios: "2" }],
    ["?lugar=Getafe&dormitorios=2&otro=1", { dormitorios: "2", lugar: "Getafe" }],
    ["?dormitorios=7&lugar=", {}],
    ["?constructor=1&%%%", {}],
  ])("reads from «%s» what the filters offer", (search, chosen) => {
    expect(parseChosen(filters, search)).toEqual(chosen);
  });
});

describe("changeSearch", () => {
  it.each([
    ["", { lugar: "San Fernando de Henares" }, "?lugar=San+Fernando+de+Henares"],
    ["?precio=2000", { lugar: "Getafe" }, "?precio=2000&lugar=Getafe"],
    ["?lugar=Getafe", { lugar: "Madrid" }, "?lugar=Madrid"],
    ["?lugar=Getafe", { lugar: "" }, ""],
    ["?lugar=Getafe&utm=a", { lugar: "", dormitorios: "" }, "?utm=a"],
  ])("makes of «%s» with %j «%s»", (search, changes, expected) => {
    expect(changeSearch(search, changes)).toBe(expected);
  });
});

const noun = { one: "proyecto", many: "proyectos", article: "los" } as const;

describe("describeShownCount", () => {
  it.each([
    [{ shown: 6, onPage: 6, all: 6 }, "6 proyectos"],
    [{ shown: 1, onPage: 6, all: 6 }, "1 proyecto"],
    [{ shown: 0, onPage: 6, all: 6 }, "0 proyectos"],
    [{ shown: 9, onPage: 9, all: 4000 }, "9 de los 9 que se ven aquí"],
    [{ shown: 2, onPage: 9, all: 40 }, "2 de los 9 que se ven aquí"],
  ])("reads %j as «%s»", (counts, expected) => {
    expect(describeShownCount(counts, noun).replaceAll("\u00A0", " ")).toBe(expected);
  });
});
