/** @jest-environment node */
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import chokidar, { type FSWatcher } from "chokidar";
import config from "../../../../gatsby-config";
import { copySampleContent } from "../../../sampleContent";

// The plugin has no type declarations.
const { sourceNodes } = require("gatsby-source-filesystem/gatsby-node");

const P = "projects/1/project.json";

const copy = copySampleContent();
const project = process.cwd();
let watcher: FSWatcher | undefined;
beforeEach(() => process.chdir(copy.root()));
afterEach(async () => {
  process.chdir(project);
  await watcher?.close();
});

/** The options with which this site uses gatsby-source-filesystem. */
const [source] = config.plugins ?? [];
const options = typeof source === "object" ? source?.options : undefined;

/** Lists the files of which Gatsby makes nodes, by their paths in `data/`. */
async function listFileNodes(): Promise<string[]> {
  const { watch } = chokidar;
  jest.spyOn(chokidar, "watch").mockImplementation((...args) => {
    watcher = watch(...args);
    return watcher;
  });
  const found: string[] = [];
  const createNode = ({ absolutePath }: { absolutePath: string }) => found.push(absolutePath);
  const actions = { createNode, deleteNode: () => undefined };
  const api = { actions, createNodeId: String, getNode: () => undefined, reporter: console };
  await sourceNodes(
    { ...api, emitter: { on: () => undefined } },
    { ...options, path: copy.place("") },
  );
  return found.map((file) => path.relative(copy.place(""), file));
}

const NAMES = [
  "foto.jpg",
  "año.jpg",
  "-.jpg",
  "foto~1.jpg",
  "dist/1.jpg",
  "cosas/1.jpg",
  ".terraza.jpg",
  ".jpg",
  "..jpg",
  ".fotos/1.jpg",
  "@eaDir/1.jpg",
  "@eaDir/otra/1.jpg",
  "#recycle/1.jpg",
  "$RECYCLE.BIN/1.jpg",
  "node_modules/1.jpg",
  "bower_components/1.jpg",
  "fotos~/1.jpg",
  "a.subl1.tmp.jpg",
];

it("a picture is refused if Gatsby ignores it", async () => {
  for (const name of NAMES) {
    await mkdir(path.dirname(copy.place(`projects/1/${name}`)), { recursive: true });
    await cp(copy.place("projects/1/1.jpg"), copy.place(`projects/1/${name}`));
  }
  const found = await listFileNodes();
  const accepted: string[] = [];
  for (const name of NAMES) {
    await copy.setField(P, "gallery.1.image", `./${name}`);
    const [issue] = (await copy.issues()).filter(({ level }) => level === "error");
    if (!issue) accepted.push(name);
    else
      expect(issue).toMatchObject({
        file: `data/${P}`,
        field: "gallery.1.image",
        message: expect.stringMatching(/^se esperaba una imagen que el sitio lea.*; hay "/),
      });
  }
  expect(accepted).toEqual(NAMES.filter((name) => found.includes(`projects/1/${name}`)));
  expect(accepted).toEqual([
    "foto.jpg",
    "año.jpg",
    "-.jpg",
    "foto~1.jpg",
    "dist/1.jpg",
    "cosas/1.jpg",
  ]);
});

it("says nothing of hidden files and those of systems that nothing uses", async () => {
  await copy.write("projects/1/._project.json", "nada");
  await copy.write("projects/1/._1.jpg", "nada");
  expect(await copy.issues()).toEqual([]);
});
