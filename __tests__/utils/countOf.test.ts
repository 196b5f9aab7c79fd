import { countOf } from "../../src/utils/countOf";

const noun = { one: "proyecto", many: "proyectos", article: "los" } as const;

describe("countOf", () => {
  it.each([
    [{ shown: 6, here: 6, all: 6 }, "6 proyectos"],
    [{ shown: 1, here: 6, all: 6 }, "1 proyecto"],
    [{ shown: 0, here: 6, all: 6 }, "0 proyectos"],
    [{ shown: 9, here: 9, all: 4000 }, "9 de los 9 más recientes"],
    [{ shown: 2, here: 9, all: 40 }, "2 de los 9 más recientes"],
  ])("reads %j as «%s»", (counts, expected) => {
    expect(countOf(counts, noun).replaceAll("\u00A0", " ")).toBe(expected);
  });
});
