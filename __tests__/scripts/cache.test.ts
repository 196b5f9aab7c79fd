/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { followPlace, mendCache } from "../../scripts/cache";

const { open } = createRequire(require.resolve("gatsby/package.json"))("lmdb");

const STATE = { status: { PLUGINS_HASH: "abc" }, jobsV2: { complete: new Map([["picture", {}]]) } };

let root: string;
const place = (name: string) => path.join(root, ".cache", name);

async function fill(folder: string, encoding: string) {
  const main = open({ name: "root", path: folder, compression: true, maxDbs: 200 });
  const nodes = main.openDB({ name: "nodes", encoding });
  for (let id = 0; id < 300; id++) {
    await nodes.put(`node-${id}`, { id, text: "Una promotora con casa propia. ".repeat(10) });
  }
  await main.close();
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "cache-"));
  await mkdir(place("redux"), { recursive: true });
  await mkdir(place("webpack"));
  await fill(place("data/datastore"), "msgpack");
  await fill(place("caches-lmdb"), "json");
  await writeFile(place("redux/redux.rest.state"), serialize(STATE));
  await writeFile(place("webpack/pack"), "pack");
});
afterEach(() => rm(root, { recursive: true }));

/** Writes over a part of a file. */
async function spoil(file: string, from: number, length: number) {
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, from, from + length));
}

const isThere = (name: string) => existsSync(place(name));
const state = async () => deserialize(await readFile(place("redux/redux.rest.state")));

describe("mendCache", () => {
  it("leaves a cache that can be read as it is, and does without one", async () => {
    expect(mendCache(root)).toBeUndefined();
    expect(isThere("data/datastore/data.mdb") && isThere("caches-lmdb/data.mdb")).toBe(true);
    expect(await state()).toEqual(STATE);
    await rm(place(""), { recursive: true });
    expect(mendCache(root)).toBeUndefined();
    expect(isThere("")).toBe(false);
  });

  it.each<[string, () => Promise<void>]>([
    ["cut off", () => truncate(place("data/datastore/data.mdb"), 40_000)],
    ["empty", () => truncate(place("data/datastore/data.mdb"), 0)],
    ["of other bytes", () => spoil(place("data/datastore/data.mdb"), 0, 150_000)],
    ["of other bytes, a plugin's", () => spoil(place("caches-lmdb/data.mdb"), 0, 150_000)],
  ])("empties a database that is %s, and keeps what is known of pictures", async (_, harm) => {
    await harm();
    expect(mendCache(root)).toContain("with the pictures that are there");
    expect(isThere("data/datastore/data.mdb") || isThere("caches-lmdb/data.mdb")).toBe(false);
    expect(isThere("data/datastore") && isThere("caches-lmdb")).toBe(true);
    expect(await state()).toEqual({ ...STATE, status: { PLUGINS_HASH: "" } });
    expect(await readFile(place("webpack/pack"), "utf8")).toBe("pack");
  });

  it.each<[string, () => Promise<void>]>([
    ["of other bytes", () => spoil(place("redux/redux.rest.state"), 2, 10)],
    ["cut off", () => truncate(place("redux/redux.rest.state"), 9)],
  ])("removes a state that is %s, and says what it will cost", async (_, harm) => {
    await harm();
    expect(mendCache(root)).toContain("pictures too");
    expect(isThere("redux") || isThere("data/datastore/data.mdb")).toBe(false);
    expect(await readFile(place("webpack/pack"), "utf8")).toBe("pack");
  });
});

describe("followPlace", () => {
  const hash = async () => (await state()).status.PLUGINS_HASH;
  const again = () => writeFile(place("redux/redux.rest.state"), serialize(STATE));

  it("starts anew where the path has come, changed or gone, and not else", async () => {
    followPlace(root, "");
    expect(await hash()).toBe("abc");
    for (const prefix of ["/web", "/sitio", ""]) {
      followPlace(root, prefix);
      expect(await state()).toEqual({ ...STATE, status: { PLUGINS_HASH: "" } });
      await again();
      followPlace(root, prefix);
      expect(await hash()).toBe("abc");
    }
  });

  it("starts anew, with scripts too, where the project lay in another folder", async () => {
    followPlace(root, "");
    await writeFile(place("webpack/root"), "/elsewhere");
    followPlace(root, "");
    expect(await state()).toEqual({ ...STATE, status: { PLUGINS_HASH: "" } });
    expect(isThere("webpack/pack")).toBe(false);
    await again();
    await writeFile(place("webpack/pack"), "pack");
    followPlace(root, "");
    expect(await hash()).toBe("abc");
    expect(isThere("webpack/pack")).toBe(true);
  });

  it("does without a cache", async () => {
    await rm(place(""), { recursive: true });
    followPlace(root, "/web");
    expect(isThere("redux")).toBe(false);
  });
});
