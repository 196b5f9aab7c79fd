import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import path from "node:path";
import { test as base } from "@playwright/test";
import { copyProject } from "../../scripts/copy";

/** The develop server of a copy of this project, whose content tests may change. */
export interface Develop {
  url: string;
  /** Absolute path of a file of the copy. */
  file: (name: string) => string;
  /** What the server has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

const root = path.resolve(__dirname, "../..");

/** Inside the project, so that what the copy imports is found in the packages of the project. */
const copy = path.join(root, "test-results/develop-copy");

/** What was built elsewhere confuses Gatsby: only what git would commit is copied. */
function makeCopy(): void {
  copyProject(root, copy);
  installEditor();
  symlinkSync(path.join(root, "editor/node_modules"), path.join(copy, "editor/node_modules"));
}

/** As `npm run edit` does. */
function installEditor(): void {
  if (existsSync(path.join(root, "editor/node_modules/decap-cms"))) return;
  execFileSync("npm", ["ci", "--prefix", "editor"], { cwd: root, stdio: "ignore" });
}

/** Starts the develop server, with the editor. */
async function startDevelop(port: number): Promise<Develop> {
  makeCopy();
  const server: ChildProcess = spawn(
    path.join(root, "node_modules/.bin/gatsby"),
    ["develop", "--port", String(port), "--host", "localhost"],
    // In CI it would make every picture before it answers; its other logger cuts lines.
    {
      cwd: copy,
      detached: true,
      env: {
        ...process.env,
        CI: "",
        FORCE_COLOR: "0",
        GATSBY_LOGGER: "yurnalist",
        SITE_EDITOR: "on",
      },
    },
  );
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (text: Buffer) => {
      output += text.toString();
    });
  }
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.on("exit", resolve));
    // Its workers too: it was started as a group of its own.
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
  };
  const start = Date.now();
  const isUp = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() - start > 200_000) {
      await stop();
      throw new Error(`The develop server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, file: (name) => path.join(copy, name), output: () => output, stop };
}

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
      const develop = await startDevelop(8123);
      await use(develop);
      await develop.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
