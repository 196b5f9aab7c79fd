/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises";
import { contentCopy, flatPicture as flat } from "./copy";

const NAME = "projects/1/project.json";

describe("pictures", () => {
  const copy = contentCopy();

  /** What is said of the second picture of the gallery, and of nothing else. */
  async function findMessages(value: string): Promise<string> {
    await copy.spoil(NAME, "gallery.1.image", value);
    const [issue, ...others] = (await copy.issues()).filter(({ level }) => level === "error");
    expect(others).toEqual([]);
    if (!issue) return "";
    expect(issue).toMatchObject({ file: `data/${NAME}`, field: "gallery.1.image" });
    expect(issue.line).toBe(await copy.findLine(NAME, `"${value}"`));
    expect(issue.message).toContain(value);
    return issue.message;
  }

  it.each(["./9.jpg", "./nada/1.jpg", "../1"])("must exist, unlike %s", async (value) => {
    expect(await findMessages(value)).toMatch(/imagen que exista; no está/);
  });

  it("must be in data/", async () => {
    expect(await findMessages("../../../package.json")).toMatch(/dentro de data\/.*fuera/);
  });

  it("must be a picture", async () => {
    expect(await findMessages("../../site/site.json")).toMatch(/^se esperaba una imagen.*no lo es/);
  });

  it("must be whole", async () => {
    const bytes = await readFile("data/projects/1/2.jpg");
    await writeFile(copy.place("projects/1/cortada.jpg"), bytes.subarray(0, bytes.length / 2));
    expect(await findMessages("./cortada.jpg")).toMatch(/cortada o dañada/);
  });

  it("must be 1200 pixels wide", async () => {
    await writeFile(copy.place("projects/1/corta.jpg"), await flat(1199, 800));
    expect(await findMessages("./corta.jpg")).toMatch(/1200 px de ancho.*1199/);
    await writeFile(copy.place("projects/1/justa.jpg"), await flat(1200, 800));
    expect(await findMessages("./justa.jpg")).toBe("");
  });

  it("must be 400 pixels wide for a portrait", async () => {
    await writeFile(copy.place("team/corto.jpg"), await flat(399, 399));
    await copy.spoil("team/team.json", "members.0.image", "./corto.jpg");
    expect(await copy.issues()).toMatchObject([
      { field: "members.0.image", message: expect.stringMatching(/400 px de ancho.*399/) },
      { level: "warning" },
    ]);
    await writeFile(copy.place("team/corto.jpg"), await flat(400, 400));
    expect((await copy.issues()).map(({ level }) => level)).toEqual(["warning"]);
  });

  it("must not be too many pixels", async () => {
    await writeFile(copy.place("projects/1/enorme.jpg"), await flat(8000, 5001));
    expect(await findMessages("./enorme.jpg")).toMatch(/40 megapíxeles.*8000 × 5001/);
  });

  it("must not be too heavy", async () => {
    const heavy = Buffer.concat([await flat(1200, 800), Buffer.alloc(8.1 * 1024 * 1024)]);
    await writeFile(copy.place("projects/1/pesada.jpg"), heavy);
    expect(await findMessages("./pesada.jpg")).toMatch(/8 MB como mucho.*8,1 MB/);
  });

  it("may lie anywhere in data/", async () => {
    expect(await findMessages("../../rentals/1/2.jpg")).toBe("");
  });

  it("is told of where no file shows it, which stops nothing", async () => {
    await writeFile(copy.place("rentals/1/5.jpg"), await flat(1200, 800));
    expect(await copy.issues()).toMatchObject([
      { file: "data/rentals/1/5.jpg", message: expect.stringMatching(/usa/), level: "warning" },
    ]);
  });
});
