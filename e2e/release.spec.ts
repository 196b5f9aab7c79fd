import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { lead } from "../plugins/gatsby-plugin-page-delivery/folders";
import { release } from "../plugins/gatsby-plugin-page-delivery/release";
import { nginxSite } from "../plugins/gatsby-plugin-static-hosting/nginx";
import { startNginx } from "../scripts/nginx";
import { ask } from "./ask";
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
    const get = async (file: string) => String((await ask(served.url, `/${file}`)).body);
    const before = await get("robots.txt");
    writeFileSync(path.join(build, "robots.txt"), "User-agent: *\n# next\n");
    rmSync(path.join(build, "robots.txt.br"));
    rmSync(path.join(build, "robots.txt.gz"));
    rmSync(path.join(build, OLD));
    writeFileSync(path.join(build, "_nginx.conf"), nginxSite("/*\n  X-Other: 1\n", ""));
    expect(await get("robots.txt")).toBe(before);
    expect((await release(build, target, "")).configurationChanged).toBe(true);
    expect(await get("robots.txt")).toContain("# next");
    expect(await get(OLD)).toBe("old()");
    expect((await ask(served.url, "/_lasting.json")).status).toBe(404);
    expect((await ask(served.url, projectPath(nth(projects)))).status).toBe(200);
    const header = async (name: string) => name in (await ask(served.url, "/")).headers;
    const reload = () => process.kill(served.pid, "SIGHUP");
    expect(await header("x-other")).toBe(false);
    reload();
    await expect.poll(() => header("x-other")).toBe(true);
    await lead(path.join(target, "current"), `releases/${name}`);
    expect(await get("robots.txt")).toBe(before);
    reload();
    await expect.poll(() => header("content-security-policy")).toBe(true);
  } finally {
    await served.stop();
    rmSync(root, { recursive: true });
  }
});
