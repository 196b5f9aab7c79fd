/** @jest-environment node */
import { mkdir } from "node:fs/promises";
import { contentCopy } from "./copy";

const FILE = "legal/aviso-legal.json";
const right = {
  id: "aviso-legal",
  title: "Aviso legal",
  updated: "2026-11-21",
  sections: [{ title: "Titular", paragraphs: ["Zaguán, S. A."] }],
};

const copy = contentCopy();

it("does without a folder of legal pages", async () => {
  expect(await copy.issues()).toEqual([]);
});

describe("a legal page", () => {
  beforeEach(async () => {
    await mkdir(copy.place("legal"));
    await copy.write(FILE, JSON.stringify(right, null, 2));
  });

  it("is right as it is", async () => {
    expect(await copy.issues()).toEqual([]);
  });

  it.each([
    ["an id unlike its file", "id", "cookies", ['"aviso-legal"', "como su archivo", '"cookies"']],
    ["no title", "title", undefined, ["falta", "texto"]],
    ["no sections", "sections", [], ["una lista con algún elemento"]],
    ["a section without text", "sections.0.paragraphs", [], ["una lista con algún elemento"]],
    ["an empty paragraph", "sections.0.paragraphs.0", " ", ["texto que no esté vacío"]],
    ["no day", "updated", "ayer", ["un día que exista", '"ayer"']],
    ["a day that there is not", "updated", "2026-02-30", ["un día que exista"]],
    ["an unknown key", "sections.0.paragraph", "x", ["¿quiso decir 'paragraphs'?"]],
  ])("finds %s", async (_, field, value, words) => {
    await copy.spoil(FILE, field, value);
    const issues = (await copy.issues()).filter((issue) => issue.field === field);
    expect(issues).toHaveLength(1);
    expect(issues[0]?.file).toBe(`data/${FILE}`);
    for (const word of words) expect(issues[0]?.message).toContain(word);
  });

  it("names no issue twice", async () => {
    const section = { title: "Titular", paragraphs: ["Zaguán, S. A.", "Zaguán, S. A."] };
    await copy.spoil(FILE, "sections", [section, { ...section, paragraphs: ["Otra."] }]);
    expect(await copy.issues()).toMatchObject([
      { field: "sections.0.paragraphs.1", message: '"Zaguán, S. A." está repetido' },
      { field: "sections.1.title", message: '"Titular" está repetido' },
    ]);
  });

  it("belongs into the folder itself", async () => {
    await mkdir(copy.place("legal/cookies"));
    await copy.write("legal/cookies/legal.json", JSON.stringify(right));
    expect(await copy.issues()).toMatchObject([
      {
        file: "data/legal/cookies/legal.json",
        message: expect.stringContaining("aquí no va ningún archivo"),
      },
    ]);
  });
});
