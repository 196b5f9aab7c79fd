import { mkdir, symlink } from "node:fs/promises";
import { copySampleContent } from "../../../sampleContent";

const copy = copySampleContent();

describe("The check of data/", () => {
  const NAME = /^tiene un nombre que el sitio no puede leer/;

  const link = (name: string) => symlink(copy.place("projects/1"), copy.place(name));
  const file = (name: string) => copy.write(name, "{}");

  it.each([
    ["a symbolic link", "projects/3", link, /^no es un archivo ni una carpeta/],
    ["an extension in capitals", "projects/1/project.JSON", file, NAME],
    ["a backslash in a name", "projects/1/a\\b.jpg", file, NAME],
  ])("rejects %s", async (_, name, add, message) => {
    await add(name);
    expect(await copy.issues()).toMatchObject([
      { file: `data/${name}`, level: "error", message: expect.stringMatching(message) },
    ]);
  });

  it.each(["@eaDir", "#recycle", ".@__thumb", "$RECYCLE.BIN"])(
    "ignores %s, a folder that a file server keeps for itself",
    async (folder) => {
      for (const place of [`projects/${folder}`, `projects/1/${folder}`]) {
        await mkdir(copy.place(place));
        await copy.write(`${place}/project.json`, "{");
      }
      expect(await copy.issues()).toEqual([]);
    },
  );
});
