import { cp, mkdir, symlink } from "node:fs/promises";
import { PAGE_SIZE } from "../../../src/utils/pagination";
import { contentCopy } from "./contentCopy";

const copy = contentCopy();

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

  it.each([
    ["too large", " ".repeat(1024 * 1024 + 1), /1 MB como mucho/],
    ["nothing but brackets", "[".repeat(1024 * 1024), /unos dentro de otros/],
  ])("rejects JSON that is %s, without crashing", async (_, text, message) => {
    await copy.write("site/site.json", text);
    expect(await copy.issues()).toContainEqual(
      expect.objectContaining({
        file: "data/site/site.json",
        message: expect.stringMatching(message),
      }),
    );
  });

  it("warns about a list that is too long for one page", async () => {
    for (let number = 3; number <= PAGE_SIZE + 1; number += 1) {
      await mkdir(copy.place(`rentals/${number}`));
      await cp(copy.place("rentals/1"), copy.place(`rentals/${number}`), { recursive: true });
      await copy.setField(`rentals/${number}/rental.json`, "id", String(number));
    }
    const message = expect.stringMatching(/^son 49; de más de 48/);
    expect(await copy.issues()).toMatchObject([
      { file: "data/rentals", level: "warning", message },
    ]);
  });
});
