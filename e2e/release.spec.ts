import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startNginx } from "../scripts/nginx";
import { lead } from "../src/delivery/folders";
import { release } from "../src/delivery/release";
import { nth, projects } from "./content";
import { projectPath } from "./paths";

const PORT = Number(process.env.E2E_PORT ?? 9123) + 1;

// One copy of the built site a release: a few tens of megabytes, on the same disk.
test("nginx serves a new release from one request to the next, and old pages their files", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "release-"));
  const [build, target] = [path.join(root, "public"), path.join(root, "site")];
  const OLD = `app-${"0".repeat(20)}.js`;
  cpSync("public", build, { recursive: true });
  mkdirSync(target);
  writeFileSync(path.join(build, OLD), "old()");
  const { name } = await release(build, target, "");
  const served = await startNginx(path.join(target, "current"), PORT);
  try {
    // A connection each: nginx ends those that are kept open when it reloads, and browsers ask
    // again then, but fetch does not.
    const ask = (file: string) =>
      fetch(`${served.url}/${file}`, { headers: { Connection: "close" } });
    const get = async (file: string) => (await ask(file)).text();
    const before = await get("robots.txt");
    writeFileSync(path.join(build, "robots.txt"), "User-agent: *\n# next\n");
    rmSync(path.join(build, "robots.txt.br"));
    rmSync(path.join(build, "robots.txt.gz"));
    rmSync(path.join(build, OLD));
    writeFileSync(path.join(build, "_headers"), "/*\n  X-Other: 1\n");
    writeFileSync(path.join(build, "_headers.conf"), 'set $preload ""; add_header X-Other 1;');
    expect(await get("robots.txt")).toBe(before);
    expect((await release(build, target, "")).headersChanged).toBe(true);
    expect(await get("robots.txt")).toContain("# next");
    expect(await get(OLD)).toBe("old()");
    expect((await ask("_lasting.json")).status).toBe(404);
    expect((await ask(projectPath(nth(projects)).slice(1))).status).toBe(200);
    const header = async (name: string) => (await ask("")).headers.has(name);
    const reload = () => process.kill(served.pid, "SIGHUP");
    expect(await header("X-Other")).toBe(false);
    reload();
    await expect.poll(() => header("X-Other")).toBe(true);
    await lead(path.join(target, "current"), `releases/${name}`);
    expect(await get("robots.txt")).toBe(before);
    reload();
    await expect.poll(() => header("Content-Security-Policy")).toBe(true);
  } finally {
    await served.stop();
    rmSync(root, { recursive: true });
  }
});
