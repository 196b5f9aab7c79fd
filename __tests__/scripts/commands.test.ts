import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, realpath, rmdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CACHE_MARKER } from "../../plugins/utils/completeCacheMarker";
import { tempFolder } from "../tempFolder";

const TSX = pathToFileURL(require.resolve("tsx")).href;

const place = tempFolder();

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

/** Creates the cache of an earlier build, with a folder of Gatsby's. */
async function writeCache(record: object | undefined) {
  await mkdir(place(".cache/redux"), { recursive: true });
  await mkdir(place("public/static"), { recursive: true });
  const defaults = { root: await realpath(place()), pathPrefix: "" };
  const text = JSON.stringify({ ...defaults, ...record });
  if (record) await writeFile(place(CACHE_MARKER), text);
}

it("the commands that hosts run need no development dependency", async () => {
  const { scripts, dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const names = ["postinstall", "prebuild", "build", "start", "serve"];
  const commands = names.flatMap((name) => scripts[name].split(" && "));
  const programs = commands.map((command) => command.replace("node --import ", "").split(" ")[0]);
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(programs.filter((program) => program !== "npm")),
  );
});

const isKept = () => [".cache/redux", "public/static"].map((folder) => existsSync(place(folder)));

describe.each(["build", "develop"])("before gatsby %s", (command) => {
  const clear = (cwd?: string) => run("before-gatsby.ts", {}, [command], cwd);

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

it("before gatsby build, the cache is that of the site's path prefix", async () => {
  await writeCache({ pathPrefix: "/web" });
  run("before-gatsby.ts", { SITE_URL: "https://firma.example/web" }, ["build"]);
  expect(isKept()).toEqual([true, true]);
});

it("before gatsby develop, a preset NODE_ENV is rejected", () => {
  const { status, lines } = run("before-gatsby.ts", { NODE_ENV: "production" }, ["develop"]);
  expect([status, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^NODE_ENV is production: unset it/);
});

describe("check-test-programs.ts", () => {
  const env = { FIREFOX_PATH: "/nowhere/firefox", NGINX_PATH: process.execPath };

  it("says in one line which programs are missing", () => {
    const { status, lines } = run("check-test-programs.ts", env, ["firefox", "nginx"]);
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^Missing: firefox\. See .*README/);
  });

  it("says nothing if none are missing", () => {
    expect(run("check-test-programs.ts", env, ["nginx"])).toEqual({ status: 0, lines: [""] });
  });
});

it.each(["127.0.0.1", "::1"])("npm run serve says that the port is taken on %s", async (host) => {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { status, lines } = run("serve-nginx.ts", {}, [place(), String(port)]);
  server.close();
  expect([status, lines]).toEqual([1, [`Port ${port} is taken: free it, or choose another.`]]);
});

it("npm start says in one line that there is no build, or that the port is taken", async () => {
  expect(run("serve.ts")).toEqual({
    status: 1,
    lines: ["There is no built site in public/: npm run build"],
  });
  await mkdir(place("public"));
  await writeFile(place("public/_headers"), "/*\n  X-Frame-Options: DENY\n");
  await writeFile(place("public/_redirects"), "/a /b 301\n");
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { status, lines } = run("serve.ts", {}, [String(port)]);
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
