/** @jest-environment node */
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { getTypeName } from "../../../plugins/gatsby-plugin-content/contentFiles";
import { kindNames, kinds } from "../../../src/kinds";
import { PAGE_SIZE } from "../../../src/utils/paths";
import { contentCopy } from "./copy";

const copy = contentCopy();

describe("What lies in data/", () => {
  const LINK = /^no es un archivo ni una carpeta/;
  const NAME = /^tiene un nombre que el sitio no puede leer/;

  it.each([
    [
      "a link to a folder",
      "projects/3",
      () => symlink(copy.place("projects/1"), copy.place("projects/3")),
      LINK,
    ],
    ["a link round in circles", "legal", () => symlink(copy.place("."), copy.place("legal")), LINK],
    [
      "an ending in capitals",
      "projects/1/project.JSON",
      () => copy.write("projects/1/project.JSON", "{}"),
      NAME,
    ],
    [
      "a backslash",
      "projects/1/a\\b.jpg",
      () => copy.write("projects/1/a\\b.jpg", copy.picture()),
      NAME,
    ],
  ])("is refused where it is %s", async (_, name, add, message) => {
    await add();
    expect(await copy.issues()).toMatchObject([
      { file: `data/${name}`, level: "error", message: expect.stringMatching(message) },
    ]);
  });

  it.each([
    ["too large", " ".repeat(1024 * 1024 + 1), /1 MB como mucho/],
    ["nothing but brackets", "[".repeat(1024 * 1024), /unos dentro de otros/],
  ])("is refused, and breaks nothing, where its JSON is %s", async (_, text, message) => {
    await copy.write("site/site.json", text);
    expect(await copy.issues()).toContainEqual(
      expect.objectContaining({
        file: "data/site/site.json",
        message: expect.stringMatching(message),
      }),
    );
  });

  it("may lack the folder of a kind only where the table of kinds says so", async () => {
    await rm(copy.place("services"), { recursive: true });
    expect(await copy.issues()).toMatchObject([
      { file: "data/services", level: "error", message: "falta la carpeta" },
    ]);
  });

  it("is warned of where a list is too long for one page", async () => {
    for (let number = 3; number <= PAGE_SIZE + 1; number += 1) {
      await mkdir(copy.place(`rentals/${number}`));
      await cp(copy.place("rentals/1"), copy.place(`rentals/${number}`), { recursive: true });
      await copy.spoil(`rentals/${number}/rental.json`, "id", String(number));
    }
    expect(await copy.issues()).toMatchObject(
      [{ file: "data/rentals", level: "warning", message: /^son 49; de más de 48/ }].map(
        (issue) => ({ ...issue, message: expect.stringMatching(issue.message) }),
      ),
    );
  });
});

describe("getTypeName", () => {
  it.each(kindNames)("gives the files of %s its name, at any depth", (kind) => {
    const { folder } = kinds[kind];
    expect(getTypeName({ node: { relativeDirectory: folder } })).toBe(kind);
    expect(getTypeName({ node: { relativeDirectory: `${folder}/1` } })).toBe(kind);
  });

  it.each(["", "otros", "projects2/1", undefined])("gives no kind to files of «%s»", (folder) => {
    expect(kindNames).not.toContain(getTypeName({ node: { relativeDirectory: folder } }));
  });
});
