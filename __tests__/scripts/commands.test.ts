import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, utimesSync } from "node:fs";
import { chmod, mkdir, readFile, realpath, rmdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { tempFolder } from "../tempFolder";

const TSX = pathToFileURL(require.resolve("tsx")).href;

const place = tempFolder();

/** Installs a fake gatsby, a line of shell, which is found before any other. */
async function install(line: string) {
  await writeFile(place("gatsby"), `#!/bin/sh\n${line}\n`);
  await chmod(place("gatsby"), 0o755);
}

/** Runs a script in an otherwise empty folder. */
function run(
  script: string,
  env: Record<string, string> = {},
  words: string[] = [],
  cwd = place(),
) {
  const args = ["--import", TSX, path.resolve("scripts", script), ...words];
  const options = { cwd, encoding: "utf8", env: { PATH: place(), ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

const WAIT = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
/** A fake gatsby during which npm is told to stop. */
const STOPPED = `${WAIT}; kill -TERM $PPID; ${WAIT}`;

/** The file in which a complete cache records what it was made for. */
const RECORD = ".cache/complete.json";

/** Creates the cache of an earlier build, with a folder of Gatsby's. */
async function writeCache(record: object | undefined) {
  await mkdir(path.dirname(place(RECORD)), { recursive: true });
  await mkdir(place(".cache/redux"), { recursive: true });
  await mkdir(place("public/static"), { recursive: true });
  const defaults = { root: await realpath(place()), pathPrefix: "" };
  const text = JSON.stringify({ ...defaults, ...record });
  if (record) await writeFile(place(RECORD), text);
}

it("the commands that hosts run need no development dependency", async () => {
  const { scripts, dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const commands = ["postinstall", "check:content", "build", "start"].flatMap((name) =>
    scripts[name].split(" && "),
  );
  const programs = commands.map((command) => command.replace("node --import ", "").split(" ")[0]);
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(programs.filter((program) => program !== "npm")),
  );
});

it("npm run build rejects a folder in which Gatsby fails", async () => {
  await mkdir(place("sitio (1)"));
  const { status, lines } = run("gatsby.ts", {}, ["build"], place("sitio (1)"));
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/sitio \(1\): give the folder a name without \($/)]);
});

it("npm run edit installs the editor once, and again for a newer lock file", async () => {
  await install("exit 0");
  await writeFile(
    place("npm"),
    `#!/bin/sh\necho install > editor/node_modules/.package-lock.json; echo "$@"\n`,
  );
  await chmod(place("npm"), 0o755);
  await mkdir(place("editor/node_modules"), { recursive: true });
  const edit = (daysOld: number) => {
    const time = Date.now() / 1000 - daysOld * 86_400;
    utimesSync(place("editor/package-lock.json"), time, time);
    return run("gatsby.ts", {}, ["edit"]).lines;
  };
  await writeFile(place("editor/package-lock.json"), "");
  expect(edit(2)).toContain("ci --prefix editor --loglevel=error");
  expect(edit(1)).toEqual([""]);
  expect(edit(-1)).toContain("ci --prefix editor --loglevel=error");
});

it("npm run build applies missing patches, and fails if one does not fit", async () => {
  await install("exit 0");
  const diff = "diff --git a/node_modules/some/some.js b/node_modules/some/some.js\n";
  await mkdir(place("patches"));
  await writeFile(
    place("patches/some+1.0.0.patch"),
    `${diff}--- a/node_modules/some/some.js\n+++ b/node_modules/some/some.js\n@@ -1 +1 @@\n-old\n+new\n`,
  );
  await mkdir(place("node_modules/gatsby"), { recursive: true });
  await mkdir(place("node_modules/some"));
  for (const folder of ["", "node_modules/some/"]) {
    await writeFile(place(`${folder}package.json`), '{ "name": "some", "version": "1.0.0" }');
  }
  await writeFile(place("node_modules/some/some.js"), "old\n");
  // The second time, the patch is already applied.
  for (const _ of [1, 2]) {
    expect(run("gatsby.ts", {}, ["build"])).toEqual({ status: 0, lines: [""] });
    expect(await readFile(place("node_modules/some/some.js"), "utf8")).toBe("new\n");
  }
  await writeFile(place("node_modules/some/some.js"), "other\n");
  const { status, lines } = run("gatsby.ts", {}, ["build"]);
  expect(status).toBe(1);
  expect(lines[0]).toBe("A patch does not fit its package: npm ci, or make it again (ADR 10).");
  expect(lines.join()).toContain("some+1.0.0.patch");
});

const isKept = () => [".cache/redux", "public/static"].map((folder) => existsSync(place(folder)));

describe.each(["build", "develop"])("npm run %s", (command) => {
  const runGatsby = (env?: Record<string, string>) => run("gatsby.ts", env, [command]);

  it("keeps the cache of the last build, and exits as gatsby does", async () => {
    await install("exit 3");
    await writeCache({});
    const { status, lines } = runGatsby();
    expect(status).toBe(3);
    expect(lines.join()).not.toContain("Building everything anew");
    expect(isKept()).toEqual([true, true]);
  });

  it.each([
    [{ pathPrefix: "/web" }, "the cache was made in another folder or for another path"],
    [undefined, "there is no record that the last build ended"],
    [{}, "there are no pages of the last build"],
  ])("removes cache and output with the record %j, and says why", async (record, reason) => {
    await install("exit 0");
    await writeCache(record);
    if (reason.includes("pages")) await rmdir(place("public/static"));
    const { status, lines } = runGatsby();
    expect(status).toBe(0);
    expect(lines).toContain(`Building everything anew: ${reason}.`);
    expect(isKept()).toEqual([false, false]);
  });
});

describe("npm run build", () => {
  it.each([
    ["is killed", "kill -9 $$", /^gatsby was ended by SIGKILL: run it again/],
    ["is not installed", undefined, /^gatsby can't be run \(spawn gatsby ENOENT\): npm ci$/],
  ])("says in one line that gatsby %s", async (_, gatsby, line) => {
    if (gatsby) await install(gatsby);
    const { status, lines } = run("gatsby.ts", {}, ["build"]);
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(line);
  });

  it("passes on the site's path prefix and records it", async () => {
    await install('echo "$@"');
    const { lines } = run("gatsby.ts", { SITE_URL: "https://firma.example/web" }, ["build"]);
    expect(lines).toEqual(["build --prefix-paths"]);
    const record = JSON.parse(await readFile(place(RECORD), "utf8"));
    expect(record).toMatchObject({ pathPrefix: "/web" });
  });

  it.each(["exit 1", "kill -9 $$", STOPPED])(
    "leaves no record of a build that fails or is stopped: %s",
    async (line) => {
      await install(line);
      await writeCache({});
      run("gatsby.ts", {}, ["build"]);
      expect(existsSync(place(RECORD))).toBe(false);
    },
  );
});

describe("check-tools.ts", () => {
  const env = { FIREFOX_PATH: "/nowhere/firefox", NGINX_PATH: process.execPath };

  it("says in one line which programs are missing", () => {
    const { status, lines } = run("check-tools.ts", env, ["firefox", "nginx"]);
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^Missing: firefox\. See .*README/);
  });

  it("says nothing if none are missing", () => {
    expect(run("check-tools.ts", env, ["nginx"])).toEqual({ status: 0, lines: [""] });
  });
});

it.each(["127.0.0.1", "::1"])(
  "npm run serve and npm run edit say that the port is taken on %s",
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { status, lines } = run("serve.ts", {}, [place(), String(port)]);
    const edit = run("gatsby.ts", { PORT: String(port) }, ["edit"]);
    server.close();
    expect([edit.status, edit.lines]).toEqual([
      1,
      [expect.stringMatching(/^El puerto \d+ está ocupado/)],
    ]);
    expect([status, lines]).toEqual([1, [`Port ${port} is taken: free it, or choose another.`]]);
  },
);

it("npm start says in one line that there is no build, or that the port is taken", async () => {
  expect(run("start.ts")).toEqual({
    status: 1,
    lines: ["There is no built site in public/: npm run build"],
  });
  await mkdir(place("public"));
  await writeFile(place("public/_headers"), "/*\n  X-Frame-Options: DENY\n");
  await writeFile(place("public/_redirects"), "/a /b 301\n");
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { status, lines } = run("start.ts", {}, [String(port)]);
  server.close();
  const message =
    /^The site can't be served \(.*EADDRINUSE.*\): choose another port, npm start -- 9001$/;
  expect([status, lines]).toEqual([1, [expect.stringMatching(message)]]);
});

it("npm run check:content says in one line that there is no content", () => {
  const { status, lines } = run("check-content.ts");
  expect(status).toBe(1);
  expect(lines[0]).toBe("data:1:1  falta la carpeta: créala, o recupérala de una copia");
});
