/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";

const TSX = pathToFileURL(require.resolve("tsx")).href;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "commands-"));
});
afterEach(() => rm(root, { recursive: true }));

/** Puts a gatsby of one line of shell before any other. */
async function install(gatsby: string) {
  await writeFile(path.join(root, "gatsby"), `#!/bin/sh\n${gatsby}\n`);
  await chmod(path.join(root, "gatsby"), 0o755);
}

/** Runs a script of ours in a folder where there is nothing else. */
function run(script: string, env: Record<string, string> = {}) {
  const args = ["--import", TSX, path.resolve("scripts", script)];
  const options = { cwd: root, encoding: "utf8", env: { PATH: root, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

describe("npm run build", () => {
  it.each([0, 3])("ends as gatsby does, with %i", async (code) => {
    await install(`exit ${code}`);
    expect(run("build.ts")).toEqual({ status: code, lines: [""] });
  });

  it("says so where gatsby is killed", async () => {
    await install("kill -9 $$");
    const line = "gatsby was ended by SIGKILL: where memory is short, close something.";
    expect(run("build.ts")).toEqual({ status: 1, lines: [line] });
  });

  it("says so where gatsby is not there", () => {
    const line = "gatsby can't be run (spawnSync gatsby ENOENT): npm ci";
    expect(run("build.ts")).toEqual({ status: 1, lines: [line] });
  });

  it("says so in a line where SITE_URL is no address", async () => {
    await install("exit 0");
    const { status, lines } = run("build.ts", { SITE_URL: "www.firma.es" });
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^SITE_URL: expected .*; found www\.firma\.es$/);
  });
});

describe("npm run develop", () => {
  it("starts anew after a build of a site under a path, whose addresses begin otherwise", async () => {
    await mkdir(path.join(root, ".cache/webpack"), { recursive: true });
    await mkdir(path.join(root, ".cache/redux"));
    await writeFile(path.join(root, ".cache/webpack/prefix"), "/web");
    const state = path.join(root, ".cache/redux/redux.rest.state");
    await writeFile(state, serialize({ status: { PLUGINS_HASH: "abc" } }));
    expect(run("ready-develop.ts")).toEqual({ status: 0, lines: [""] });
    expect(deserialize(await readFile(state))).toEqual({ status: { PLUGINS_HASH: "" } });
  });

  it("says so, and starts anew, where the cache can't be read", async () => {
    await mkdir(path.join(root, ".cache/redux"), { recursive: true });
    await writeFile(path.join(root, ".cache/redux/redux.rest.state"), "spoilt");
    const { status, lines } = run("ready-develop.ts");
    expect([status, lines.length]).toEqual([0, 1]);
    expect(lines[0]).toMatch(/^What earlier builds left in \.cache can't be read/);
  });
});

describe("npm run edit", () => {
  beforeEach(() => mkdir(path.join(root, "editor/node_modules/decap-cms"), { recursive: true }));

  it("ends as gatsby does", async () => {
    await install("exit 3");
    expect(run("edit.ts").status).toBe(3);
  });

  it("sees to the cache first, as develop does", async () => {
    await install("exit 0");
    await mkdir(path.join(root, ".cache/redux"), { recursive: true });
    await writeFile(path.join(root, ".cache/redux/redux.rest.state"), "spoilt");
    expect(run("edit.ts").lines[0]).toMatch(/^What earlier builds left in \.cache can't be read/);
  });

  it.each([
    ["killed", "kill -9 $$", "gatsby ha terminado por SIGKILL: si falta memoria, cierra algo."],
    ["not there", undefined, "No se puede ejecutar gatsby (spawn gatsby ENOENT): npm ci"],
  ])("says so where gatsby is %s", async (_, gatsby, line) => {
    if (gatsby) await install(gatsby);
    const { status, lines } = run("edit.ts");
    expect([status, ...lines.slice(1)]).toEqual([1, line]);
  });
});

describe("npm run check:content", () => {
  it("says in a line that there is no content", () => {
    const { status, lines } = run("check-content.ts");
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^data: se esperaba una carpeta .*ENOENT/);
  });
});
