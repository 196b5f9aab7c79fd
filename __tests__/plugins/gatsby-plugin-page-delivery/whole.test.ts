/** @jest-environment node */
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { faultsOf, markBegun, markEnded } from "../../../plugins/gatsby-plugin-page-delivery/whole";
import { PICTURES, writeBuild } from "./build";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await writeBuild(folder, 1);
});
afterEach(() => rm(folder, { recursive: true }));

describe("faultsOf", () => {
  it("finds none in a whole build, under a path either", async () => {
    expect(await faultsOf(folder, "")).toEqual([]);
    await writeBuild(folder, 1, "/web");
    expect(await faultsOf(folder, "/web")).toEqual([]);
  });

  it.each([
    "index.html",
    "404.html",
    "_headers",
    "_nginx.conf",
    "_redirects",
    "page-data/app-data.json",
    "proyecto/1/index.html",
    "page-data/proyecto/1/page-data.json",
    "start-11111111111111111111.js",
    "app-11111111111111111111.js",
    "static/1/foto.jpg",
    "static/1/larga.jpg",
    ...PICTURES.map((name) => `static/1/${name}`),
    "icon.svg",
    "sitemap-0.xml",
  ])("misses %s, and sees where it is empty", async (file) => {
    if (file !== "sitemap-0.xml") {
      await truncate(path.join(folder, file));
      expect((await faultsOf(folder, "")).join()).toContain(file);
    }
    await rm(path.join(folder, file));
    expect(await faultsOf(folder, "")).toContain(`${file} is missing`);
  });

  it("says of a folder that is not there what every build has", async () => {
    expect(await faultsOf(path.join(folder, "public"), "")).toContain("index.html is missing");
  });

  it("takes no build for whole that has begun and not ended", async () => {
    await markBegun(folder);
    expect(await faultsOf(folder, "")).toEqual(["the last build has not ended: run it again"]);
    await markBegun(folder);
    await markEnded(folder);
    expect(await faultsOf(folder, "")).toEqual([]);
  });

  it("sees pages of another build than their data", async () => {
    const next = '{"webpackCompilationHash":"22222222222222222222"}';
    await writeFile(path.join(folder, "page-data/app-data.json"), next);
    expect(await faultsOf(folder, "")).toContain("index.html is of another build than its data");
  });

  it("sees pages that nothing was done to after Gatsby wrote them", async () => {
    await writeFile(path.join(folder, "index.html"), "<html><body></body></html>");
    expect(await faultsOf(folder, "")).toEqual(["index.html has not been made ready to deliver"]);
  });
});
