import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import sharp from "sharp";
import { validateContent } from "../plugins/gatsby-plugin-content/validation/validateContent";

type Json = Record<string, unknown>;

/**
 * A snapshot of the original content, at most two of each kind and without pictures, so that tests
 * of the code don't depend on the maintainers' content.
 */
export const SAMPLE = "__tests__/sampleContent";

/** A day before all dates of the sample and of its tests, so that none of them has gone by. */
export const SAMPLE_DAY = Date.parse("2025-06-01");

/** Creates a picture of a single colour. */
export const flatPicture = (width: number, height: number, format: "jpeg" | "png" = "jpeg") =>
  sharp({ create: { width, height, channels: 3, background: "#a08060" } })
    .toFormat(format)
    .toBuffer();

/** Writes the sample into a folder, with one picture for all photographs and one for all plans. */
export async function writeSample(folder: string, picture: Uint8Array): Promise<void> {
  const plan = await flatPicture(1200, 300, "png");
  await cp(SAMPLE, folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true });
  for (const name of entries.filter((entry) => entry.endsWith(".json"))) {
    const file = path.join(folder, name);
    const named = (await readFile(file, "utf8")).matchAll(/"image": "([^"]*)"/g);
    const pictures = [...named].map(([, image = ""]) => path.resolve(file, "..", image));
    await Promise.all(pictures.map((one) => writeFile(one, one.endsWith(".png") ? plan : picture)));
  }
}

/**
 * A fresh copy of the sample for each test of a file, to be corrupted. Its pictures are as wide as
 * required and fast to read; their path and time are the same for each test, so that they are read
 * only once.
 */
export function copySampleContent() {
  let folder = "";
  const root = () => path.join(folder, "root");
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "content-"));
    await writeSample(path.join(folder, "whole"), await flatPicture(1200, 300));
  });
  beforeEach(() =>
    cp(path.join(folder, "whole"), path.join(root(), "data"), {
      recursive: true,
      preserveTimestamps: true,
    }),
  );
  afterEach(() => rm(root(), { recursive: true }));
  afterAll(() => rm(folder, { recursive: true }));

  const place = (name: string) => path.join(root(), "data", name);
  const read = (name: string) => readFile(place(name), "utf8");
  const write = (name: string, text: string | Uint8Array) => writeFile(place(name), text);

  return {
    root,
    place,
    read,
    write,

    /** Replaces the value of a field, or removes the field if `undefined`. */
    async setField(name: string, field: string, value: unknown) {
      const content = JSON.parse(await read(name)) as Json;
      const keys = field.split(".");
      const last = keys.pop() ?? "";
      const parent = keys.reduce((object, key) => {
        object[key] ??= {};
        return object[key] as Json;
      }, content);
      parent[last] = value;
      await write(name, JSON.stringify(content, null, 2));
    },

    /** Replaces text in a file; fails if it is not there. */
    async replace(name: string, from: string | RegExp, to: string) {
      const before = await read(name);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${name} has no ${from}`);
      await write(name, after);
    },

    /** The line number of a field's value, or of the file's root. */
    async lineOfField(name: string, field: string) {
      const text = await read(name);
      const tree = parseTree(text);
      const keys = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const node = field && tree ? findNodeAtLocation(tree, keys) : tree;
      return text.slice(0, node?.offset ?? 0).split("\n").length;
    },

    /** Validates the copy, on the day of the sample unless told otherwise. */
    issues: async (now = SAMPLE_DAY) =>
      (await validateContent(path.join(root(), "data"), now)).issues,
  };
}
