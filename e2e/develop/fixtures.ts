import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { flatPicture, writeSample } from "../../__tests__/sampleContent";

/** The develop server of a copy of this project with the sample content, which tests may change. */
export interface Develop {
  url: string;
  /** Resolves a file name in the copy to an absolute path. */
  file: (name: string) => string;
  /** Everything that the server has printed. */
  output: () => string;
  /** The names of content files that have changed since the server started. */
  changed: () => string[];
  /** Restores the content as it was when the server started. */
  restore: () => void;
  stop: () => Promise<void>;
}

const root = path.resolve(__dirname, "../..");
const copy = path.join(root, "test-results/develop-copy");

/**
 * Copies the files that git would commit, with the sample content; caches and builds are left out
 * because Gatsby fails with those of another folder.
 */
async function makeCopy(): Promise<void> {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter((file) => file && !/^data\/(?!schemas\/)/.test(file))) {
    const source = path.join(root, file);
    // With their times, by which `npm run edit` sees whether its packages are up to date.
    if (existsSync(source)) cpSync(source, path.join(copy, file), { preserveTimestamps: true });
  }
  await writeSample(path.join(copy, "data"), await flatPicture(1200, 800));
  installEditor();
  for (const folder of ["node_modules", "editor/node_modules"]) {
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  }
}

/** Installs the editor's packages if they are missing, as `npm run edit` does. */
export function installEditor(): void {
  if (existsSync(path.join(root, "editor/node_modules/decap-server"))) return;
  execFileSync("npm", ["ci", "--prefix", "editor"], { cwd: root, stdio: "ignore" });
}

/** The contents of the copy's content files, by name. */
function contentFiles(): Map<string, Buffer> {
  const data = path.join(copy, "data");
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(data, file), readFileSync(file)]));
}

/** Remembers the copy's content as it is now, to compare and restore it. */
function keepContent(): Pick<Develop, "changed" | "restore"> {
  const before = contentFiles();
  const changed = () => {
    const now = contentFiles();
    const names = [...new Set([...before.keys(), ...now.keys()])];
    return names.filter((name) => !before.get(name)?.equals(now.get(name) ?? Buffer.of())).sort();
  };
  const restore = () => {
    for (const name of changed()) {
      const file = path.join(copy, "data", name);
      const bytes = before.get(name);
      if (bytes) {
        writeFileSync(file, bytes);
        continue;
      }
      rmSync(file);
      const folder = path.dirname(file);
      if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
    }
  };
  return { changed, restore };
}

/** Starts the develop server with the editor. */
async function startDevelop(port: number): Promise<Develop> {
  const url = `http://localhost:${port}`;
  const isUp = (path = "/") =>
    fetch(url + path)
      .then(({ ok }) => ok)
      .catch(() => false);
  // Otherwise tests would write into another server's content.
  if (await isUp()) throw new Error(`Port ${port} is taken: set E2E_DEVELOP_PORT.`);
  await makeCopy();
  const server: ChildProcess = spawn(
    "npm",
    ["run", "edit", "--", "--port", String(port), "--host", "localhost"],
    // With CI set, it would create all pictures before responding; its other logger truncates
    // lines.
    {
      cwd: copy,
      detached: true,
      env: { ...process.env, CI: "", FORCE_COLOR: "0", GATSBY_LOGGER: "yurnalist" },
    },
  );
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (text: Buffer) => {
      output += text.toString();
    });
  }
  const content = keepContent();
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.on("exit", resolve));
    // The whole process group, so that its workers end too.
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
  };
  const start = Date.now();
  while (!(await isUp()) || !(await isUp("/admin/"))) {
    if (server.exitCode !== null || Date.now() - start > 200_000) {
      await stop();
      throw new Error(`The develop server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, file: (name) => path.join(copy, name), output: () => output, ...content, stop };
}

/**
 * Reloads a page until it shows something: if opened too early, or while content is changing, it
 * may stay as it was.
 */
export const openUntilShown = (page: Page, url: string, shown: Locator) =>
  expect(async () => {
    // The request for a deleted picture may never be answered.
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await expect(shown.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });

/** Provides tests with the develop server, which starts with the first test. */
export const test = base.extend<{ told: undefined }, { develop: Develop }>({
  // Prints the server's latest output after a failed test.
  told: [
    async ({ develop }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) console.log(develop.output().slice(-4000));
    },
    { auto: true },
  ],
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const develop = await startDevelop(Number(process.env.E2E_DEVELOP_PORT ?? 8123));
      await use(develop);
      await develop.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
