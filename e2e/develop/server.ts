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
import { flatPicture, writeSample } from "../../__tests__/plugins/gatsby-plugin-content/copy";

/** The develop server of a copy of this project; its content is the sample, and tests change it. */
export interface Develop {
  url: string;
  /** Absolute path of a file of the copy. */
  file: (name: string) => string;
  /** What the server has printed. */
  output: () => string;
  /** The content's files that are not as they were when the server started, by name. */
  changed: () => string[];
  /** Puts the content back as it was then. */
  restore: () => void;
  stop: () => Promise<void>;
}

const root = path.resolve(__dirname, "../..");
/** In the project, where it finds the project's packages. */
const copy = path.join(root, "test-results/develop-copy");

/**
 * Copies what git would commit, with the sample for content: Gatsby fails with what was built in
 * another folder.
 */
async function makeCopy(): Promise<void> {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter((file) => file && !/^data\/(?!schemas\/)/.test(file))) {
    const source = path.join(root, file);
    if (existsSync(source)) cpSync(source, path.join(copy, file), { recursive: true });
  }
  await writeSample(path.join(copy, "data"), await flatPicture(1200, 800));
  installEditor();
  symlinkSync(path.join(root, "editor/node_modules"), path.join(copy, "editor/node_modules"));
}

/** As `npm run edit` does. */
export function installEditor(): void {
  if (existsSync(path.join(root, "editor/node_modules/decap-cms"))) return;
  execFileSync("npm", ["ci", "--prefix", "editor"], { cwd: root, stdio: "ignore" });
}

/** The files of the copy's content, by name. */
function contentFiles(): Map<string, Buffer> {
  const data = path.join(copy, "data");
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(data, file), readFileSync(file)]));
}

/** Compares the copy's content with what it is now, and puts it back. */
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
      if (bytes) writeFileSync(file, bytes);
      // What tests add has a folder of its own.
      else rmSync(path.dirname(file), { recursive: true, force: true });
    }
  };
  return { changed, restore };
}

/** Starts the develop server, with the editor. */
async function startDevelop(port: number): Promise<Develop> {
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
  // Tests would write into another's content.
  if (await isUp()) throw new Error(`Port ${port} is taken: set E2E_DEVELOP_PORT.`);
  await makeCopy();
  const server: ChildProcess = spawn(
    "npm",
    ["run", "edit", "--", "--port", String(port), "--host", "localhost"],
    // In CI it would make every picture before it answers; its other logger cuts lines.
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
    // Its workers too: it was started as a group of its own.
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
  };
  const start = Date.now();
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() - start > 200_000) {
      await stop();
      throw new Error(`The develop server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, file: (name) => path.join(copy, name), output: () => output, ...content, stop };
}

/**
 * Opens a page until it shows something: opened too early, or while content comes or goes, it may
 * stay as it was.
 */
export const openUntilShown = (page: Page, url: string, shown: Locator) =>
  expect(async () => {
    // A picture that has gone may never be answered.
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await expect(shown.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });

/** Gives tests the develop server; it starts with the first of them. */
export const test = base.extend<{ told: undefined }, { develop: Develop }>({
  // What the server printed last, with a test that failed.
  told: [
    async ({ develop }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) console.log(develop.output().slice(-4000));
    },
    { auto: true },
  ],
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const develop = await startDevelop(Number(process.env.E2E_DEVELOP_PORT ?? 8123));
      await use(develop);
      await develop.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
