/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { writeShares } from "../../../plugins/gatsby-plugin-share-images/write";
import { firstBuild } from "../gatsby-plugin-content/built";
import { contentCopy, flatPicture } from "../gatsby-plugin-content/copy";

let out = "";
let cache = "";
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), "out-"));
  cache = path.join(out, "cache");
});
afterEach(() => rm(out, { recursive: true }));

const shares = () => readdir(path.join(out, "compartir"));

describe("writeShares", () => {
  const all = [
    "inicio.jpg",
    "proyecto-1.jpg",
    "proyecto-2.jpg",
    "alquiler-1.jpg",
    "alquiler-2.jpg",
    "servicios-asesoramiento-inversiones.jpg",
    "servicios-comercializacion.jpg",
  ];
  const copy = contentCopy();
  const write = () => writeShares(copy.root(), out, cache);
  const build = firstBuild(write, () => out);

  it("makes nothing again that hasn't changed", async () => {
    expect(await write()).toEqual({ made: all, kept: [] });
    const first = await readFile(path.join(out, "compartir", "inicio.jpg"));
    await rm(path.join(out, "compartir"), { recursive: true });
    expect(await write()).toEqual({ made: [], kept: all });
    expect((await shares()).sort()).toEqual([...all].sort());
    await rm(cache, { recursive: true });
    await write();
    expect(await readFile(path.join(out, "compartir", "inicio.jpg"))).toEqual(first);
  });

  it.each([
    ["projects/2/project.json", "title", "Otro nombre", "proyecto-2.jpg"],
    ["projects/2/project.json", "status", "future", "proyecto-2.jpg"],
    ["rentals/1/rental.json", "price", 999, "alquiler-1.jpg"],
    ["services/comercializacion/service.json", "title", "Venta", "servicios-comercializacion.jpg"],
    ["landing/landing.json", "hero.title", "Otro titular", "inicio.jpg"],
  ])("makes again only what says something else: %s %s", async (file, field, value, name) => {
    await build();
    await copy.spoil(file, field, value);
    expect((await write()).made).toEqual([name]);
    expect(await readdir(cache)).toHaveLength(all.length);
  });

  it("makes nothing again for words that are not on it", async () => {
    await build();
    await copy.spoil("projects/2/project.json", "description", "Otra descripción");
    expect((await write()).made).toEqual([]);
  });

  it("makes again what shows another photograph", async () => {
    await build();
    await copy.write("rentals/2/1.jpg", await flatPicture(1200, 3));
    expect((await write()).made).toEqual(["alquiler-2.jpg"]);
  });

  it("makes all of them again for a firm of another name", async () => {
    await build();
    await copy.spoil("site/site.json", "name", "Otra");
    expect((await write()).made).toEqual(all);
  });

  it("removes the picture of an entry that is no more", async () => {
    await build();
    await rm(copy.place("rentals/2"), { recursive: true });
    await write();
    expect(await shares()).not.toContain("alquiler-2.jpg");
    expect(await readdir(cache)).toHaveLength(all.length - 1);
  });
});

it("keeps every shipped picture under 200 KB, a JPEG of 1200 by 630", async () => {
  const { made } = await writeShares(path.resolve("."), out, cache);
  const kinds = ["projects", "rentals", "services"];
  const ids = await Promise.all(kinds.map((kind) => readdir(`data/${kind}`)));
  expect(made).toHaveLength(1 + ids.flat().length);
  for (const name of made) {
    const bytes = await readFile(path.join(out, "compartir", name));
    expect(bytes.length).toBeLessThan(200_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});
