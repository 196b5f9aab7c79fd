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

/** Puts a gatsby, or another program, of one line of shell before any other. */
async function install(line: string, name = "gatsby") {
  await writeFile(path.join(root, name), `#!/bin/sh\n${line}\n`);
  await chmod(path.join(root, name), 0o755);
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

describe("npm run audit", () => {
  const SOURCES = [
    "webpack://zaguan/./node_modules/react-dom/index.js",
    "webpack://zaguan/./node_modules/@emotion/react/node_modules/stylis/index.js",
    "webpack://zaguan/./.cache/loader.js",
    "webpack://zaguan/webpack/runtime/publicPath",
    "webpack://zaguan/./src/pages/index.tsx",
  ];
  const advisory = (id: string) => ({
    title: `Fault ${id}`,
    url: `https://github.com/advisories/GHSA-${id}`,
    severity: "high",
  });

  /** Has npm name advisories of packages at places, and a build that has `SOURCES` in it. */
  async function prepare(vulnerabilities: Record<string, { via: unknown[]; nodes: string[] }>) {
    const named = Object.entries(vulnerabilities).map(([name, rest]) => [name, { name, ...rest }]);
    await mkdir(path.join(root, "public"));
    await mkdir(path.join(root, "docs"));
    await writeFile(path.join(root, "public/app.js.map"), JSON.stringify({ sources: SOURCES }));
    await writeFile(path.join(root, "docs/decisions.md"), "tmp (GHSA-known)\n");
    const answer = JSON.stringify({ vulnerabilities: Object.fromEntries(named) });
    await install(`echo '${answer}'; exit 1`, "npm");
  }

  it("tells what browsers get something of from the rest, and what is explained", async () => {
    await prepare({
      // Gatsby ships, and has it from tmp, which does not.
      gatsby: { via: ["tmp"], nodes: ["node_modules/gatsby"] },
      tmp: { via: [advisory("known")], nodes: ["node_modules/tmp"] },
      // Another one than what ships.
      stylis: { via: [advisory("known")], nodes: ["node_modules/stylis"] },
      webpack: { via: [advisory("known")], nodes: ["node_modules/webpack"] },
    });
    const known = "(high) https://github.com/advisories/GHSA-known";
    expect(run("audit.ts")).toEqual({
      status: 0,
      lines: [
        "1 of the 4 packages in what browsers get",
        `  explained: webpack, Fault known ${known}`,
        "2 of packages that only build",
        `  explained: stylis, Fault known ${known}`,
        `  explained: tmp, Fault known ${known}`,
      ],
    });
  });

  it.each(["node_modules/@emotion/react/node_modules/stylis", "node_modules/tmp"])(
    "fails for what is not explained, at %s",
    async (node) => {
      await prepare({ fault: { via: [advisory("new")], nodes: ["node_modules/fault", node] } });
      const { status, lines } = run("audit.ts");
      expect(status).toBe(1);
      expect(lines[node.includes("stylis") ? 1 : 2]).toMatch(
        /^ {2}NOT EXPLAINED: fault, Fault new/,
      );
    },
  );

  it("says so where the registry has no advisories", async () => {
    await prepare({});
    await install(`echo '{"message":"405 Method Not Allowed"}'; exit 1`, "npm");
    const line = "npm audit has no answer here: 405 Method Not Allowed";
    expect(run("audit.ts")).toEqual({ status: 1, lines: [line] });
  });

  it("says so where nothing is built", async () => {
    await prepare({});
    await rm(path.join(root, "public/app.js.map"));
    const line = "No source maps of packages in public: npm run build";
    expect(run("audit.ts")).toEqual({ status: 1, lines: [line] });
  });
});
