import { existsSync } from "node:fs";
import { mkdir, realpath, rmdir, writeFile } from "node:fs/promises";
import { CACHE_MARKER } from "../../plugins/utils/cacheMarker";
import { scriptRunner } from "./scriptRunner";

const { place, run } = scriptRunner();

/** Creates the cache of an earlier build, with a folder of Gatsby's. */
async function writeCache(record: object | undefined) {
  await mkdir(place(".cache/redux"), { recursive: true });
  await mkdir(place("public/static"), { recursive: true });
  const defaults = { root: await realpath(place()), pathPrefix: "" };
  const text = JSON.stringify({ ...defaults, ...record });
  if (record) await writeFile(place(CACHE_MARKER), text);
}

const isKept = () => [".cache/redux", "public/static"].map((folder) => existsSync(place(folder)));

describe.each(["build", "develop"])("before gatsby %s", (command) => {
  const clear = (cwd?: string) => run("remove-wrong-cache.ts", {}, [command], cwd);

  it("the cache of the last build is kept", async () => {
    await writeCache({});
    expect(clear()).toEqual({ status: 0, lines: [""] });
    expect(isKept()).toEqual([true, true]);
  });

  it.each([
    ["for another path", { pathPrefix: "/web" }],
    ["in another folder", { root: "/nowhere" }],
    ["by a build that was interrupted", undefined],
  ])(
    "a cache that was made %s is removed, but no output, as the build may fail",
    async (_, record) => {
      await writeCache(record);
      const { lines } = clear();
      expect(lines).toEqual([expect.stringMatching(/^Building everything anew: /)]);
      expect(isKept()).toEqual([false, true]);
    },
  );

  it("a cache whose output is gone is removed", async () => {
    await writeCache({});
    await rmdir(place("public/static"));
    clear();
    expect(isKept()).toEqual([false, false]);
  });

  it("a folder in which Gatsby fails is rejected", async () => {
    await mkdir(place("sitio (1)"));
    const { status, lines } = clear(place("sitio (1)"));
    expect([status, lines]).toEqual([1, ["Gatsby needs a folder without ( in its name."]]);
  });
});

it("a preset NODE_ENV is rejected before gatsby develop alone", () => {
  const start = (command: string) =>
    run("remove-wrong-cache.ts", { NODE_ENV: "production" }, [command]);
  expect(start("build").status).toBe(0);
  const message = "NODE_ENV is production: unset it for the development server.";
  expect(start("develop")).toEqual({ status: 1, lines: [message] });
});

it("before gatsby build, the cache is that of the site's path prefix", async () => {
  await writeCache({ pathPrefix: "/web" });
  run("remove-wrong-cache.ts", { SITE_URL: "https://firma.example/web" }, ["build"]);
  expect(isKept()).toEqual([true, true]);
});
