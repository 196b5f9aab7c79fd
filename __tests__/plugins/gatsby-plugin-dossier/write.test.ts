/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteSettings } from "../../../plugins/gatsby-plugin-content/siteSettings";
import { writeDossiers } from "../../../plugins/gatsby-plugin-dossier/write";
import { firstBuild } from "../gatsby-plugin-content/built";
import { contentCopy, flatPicture } from "../gatsby-plugin-content/copy";

describe("writeDossiers", () => {
  const all = ["proyecto-1.pdf", "proyecto-2.pdf", "alquiler-1.pdf", "alquiler-2.pdf"];
  const copy = contentCopy();
  let out = "";
  let cache = "";
  beforeEach(async () => {
    out = await mkdtemp(path.join(tmpdir(), "out-"));
    cache = path.join(out, "cache");
  });
  afterEach(() => rm(out, { recursive: true }));

  const write = () => writeDossiers(copy.root(), out, cache);
  const build = firstBuild(write, () => out);

  const dossiers = () => readdir(path.join(out, "dossier"));

  it("makes nothing again that hasn't changed", async () => {
    expect(await write()).toEqual({ made: all, kept: [] });
    expect((await dossiers()).sort()).toEqual([...all].sort());
    await rm(path.join(out, "dossier"), { recursive: true });
    expect(await write()).toEqual({ made: [], kept: all });
    expect(await dossiers()).toHaveLength(all.length);
  });

  it("makes again only the listing that changed", async () => {
    await build();
    const before = await readdir(cache);
    await copy.spoil("projects/2/project.json", "title", "Otro nombre");
    expect((await write()).made).toEqual(["proyecto-2.pdf"]);
    const after = await readdir(cache);
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  });

  it("makes again the listing one of whose pictures changed", async () => {
    await build();
    await copy.write("rentals/2/2.jpg", await flatPicture(1200, 3));
    expect((await write()).made).toEqual(["alquiler-2.pdf"]);
  });

  it("makes again what the company's data are printed in", async () => {
    await build();
    await copy.spoil("site/site.json", "timeline.end", "2026-01");
    expect((await write()).made).toEqual(all.slice(0, 2));
    await copy.spoil("site/site.json", "rentalConditions.depositMonths", 3);
    expect((await write()).made).toEqual(all.slice(2));
    await copy.spoil("site/site.json", "description", "No se imprime");
    expect((await write()).made).toEqual([]);
    // Eight dossiers: slow where the machine does other things too.
  }, 60_000);

  it("removes the dossier of a listing that is no more", async () => {
    await build();
    await rm(copy.place("rentals/2"), { recursive: true });
    await write();
    expect(await dossiers()).not.toContain("alquiler-2.pdf");
    expect(await readdir(cache)).toHaveLength(all.length - 1);
  });

  it("is not misled by what a build that was cut short leaves behind", async () => {
    await build();
    const [first = ""] = await readdir(cache);
    await rm(path.join(cache, first));
    await writeFile(path.join(cache, `${first}.part`), "half a file");
    expect((await write()).made).toHaveLength(1);
    expect((await readdir(cache)).every((name) => name.endsWith(".pdf"))).toBe(true);
  });
});

it("keeps every shipped dossier under 1.5 MB, with the address of its page", async () => {
  const out = await mkdtemp(path.join(tmpdir(), "out-"));
  try {
    const { made } = await writeDossiers(path.resolve("."), out, path.join(out, "cache"));
    const ids = await Promise.all(["projects", "rentals"].map((kind) => readdir(`data/${kind}`)));
    expect(made).toHaveLength(ids.flat().length);
    const { url } = readSiteSettings(path.resolve("."));
    for (const name of made) {
      const file = path.join(out, "dossier", name);
      expect((await stat(file)).size).toBeLessThan(1.5e6);
      const address = name.replace(/(\w+?)-(.+)\.pdf/, `${url}/$1/$2/`);
      expect((await readFile(file, "latin1")).includes(`(${address})`)).toBe(true);
    }
  } finally {
    await rm(out, { recursive: true });
  }
}, 60_000);
