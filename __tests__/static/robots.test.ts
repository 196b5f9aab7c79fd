/** @jest-environment node */
import { readFile } from "node:fs/promises";

const read = (name: string) => readFile(name, "utf8");

describe("robots.txt", () => {
  it("names the sitemap at the site's own address", async () => {
    const { url } = JSON.parse(await read("data/site/site.json")) as { url: string };
    const lines = (await read("static/robots.txt")).split("\n");
    expect(lines.filter((line) => line.startsWith("Sitemap:"))).toEqual([
      `Sitemap: ${url}/sitemap-index.xml`,
    ]);
  });

  it("keeps no crawler out", async () => {
    expect(await read("static/robots.txt")).not.toContain("Disallow");
  });
});
