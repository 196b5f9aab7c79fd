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
  expect(await copy.faults()).toEqual([]);
});

describe("a legal page", () => {
  beforeEach(async () => {
    await mkdir(copy.place("legal"));
    await copy.write(FILE, JSON.stringify(right, null, 2));
  });

  it("is right as it is", async () => {
    expect(await copy.faults()).toEqual([]);
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
    const faults = (await copy.faults()).filter((fault) => fault.field === field);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.file).toBe(`data/${FILE}`);
    for (const word of words) expect(faults[0]?.message).toContain(word);
  });

  it("says nothing twice", async () => {
    const section = { title: "Titular", paragraphs: ["Zaguán, S. A.", "Zaguán, S. A."] };
    await copy.spoil(FILE, "sections", [section, { ...section, paragraphs: ["Otra."] }]);
    expect(await copy.faults()).toMatchObject([
      { field: "sections.0.paragraphs.1", message: '"Zaguán, S. A." está repetido' },
      { field: "sections.1.title", message: '"Titular" está repetido' },
    ]);
  });

  it("belongs into the folder itself", async () => {
    await mkdir(copy.place("legal/cookies"));
    await copy.write("legal/cookies/legal.json", JSON.stringify(right));
    expect(await copy.faults()).toMatchObject([
      {
        file: "data/legal/cookies/legal.json",
        message: expect.stringContaining("aquí no va ningún archivo"),
      },
    ]);
  });
});
