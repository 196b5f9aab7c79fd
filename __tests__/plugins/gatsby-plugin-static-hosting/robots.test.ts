/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeRobots } from "../../../plugins/gatsby-plugin-static-hosting/robots";

describe("robots.txt", () => {
  it("keeps nobody out and leads to the sitemap, where the site really is", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "public-"));
    await writeRobots(folder, "https://zaguan.example/web");
    const lines = (await readFile(path.join(folder, "robots.txt"), "utf8")).split("\n");
    await rm(folder, { recursive: true });
    expect(lines).toContain("User-agent: *");
    expect(lines).toContain("Sitemap: https://zaguan.example/web/sitemap-index.xml");
    expect(lines.join()).not.toContain("Disallow");
  });
});
