/** @jest-environment node */
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Copy, release } from "../../../plugins/gatsby-plugin-page-delivery/release";
import { faultsOf } from "../../../plugins/gatsby-plugin-page-delivery/whole";
import { nginxSite } from "../../../plugins/gatsby-plugin-static-hosting/nginx";
import { writeBuild } from "./build";

let root: string;
const place = (...parts: string[]) => path.join(root, ...parts);
const publish = (now: number, copy?: Copy) =>
  release(place("public"), place("site"), "", { now, copy });
const shown = (file: string) => readFile(place("site/current", file), "utf8");
const releases = () => readdir(place("site/releases"));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "release-"));
  await writeBuild(place("public"), 1);
});
afterEach(() => rm(root, { recursive: true }));

describe("release", () => {
  it("lets current lead to a copy of the build", async () => {
    const { name, isNew } = await publish(0);
    expect(isNew).toBe(true);
    expect(name).toMatch(/^19700101000000000-[0-9a-f]{12}$/);
    expect(await readlink(place("site/current"))).toBe(`releases/${name}`);
    expect(await shown("index.html")).toBe(await readFile(place("public/index.html"), "utf8"));
    expect(await faultsOf(place("site/current"), "")).toEqual([]);
  });

  it("makes no second release of the same bytes", async () => {
    const first = await publish(0);
    expect(await publish(1)).toEqual({
      name: first.name,
      isNew: false,
      configurationChanged: false,
    });
    expect(await releases()).toEqual([first.name]);
  });

  it("says when nginx is told other things than by the release before", async () => {
    expect((await publish(0)).configurationChanged).toBe(false);
    await writeBuild(place("public"), 2);
    expect((await publish(1)).configurationChanged).toBe(false);
    await writeFile(place("public/_nginx.conf"), nginxSite("/*\n  X-Other: 1\n", ""));
    expect((await publish(2)).configurationChanged).toBe(true);
  });

  it("keeps the last three", async () => {
    const names: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      await writeBuild(place("public"), number);
      names.push((await publish(number)).name);
    }
    expect((await releases()).sort()).toEqual(names.slice(1));
    expect(await readlink(place("site/current"))).toBe(`releases/${names[3]}`);
  });

  it("keeps the scripts and pictures of the releases that are kept, and no older ones", async () => {
    const lasting = (number: number) => `app-${String(number).repeat(20)}.js`;
    for (const number of [1, 2, 3, 4, 5]) {
      await rm(place("public"), { recursive: true });
      await writeBuild(place("public"), number);
      await publish(number);
    }
    for (const number of [3, 4, 5]) {
      expect(await shown(lasting(number))).toBe(`app ${number}`);
      expect(await shown(`static/${number}/foto.jpg`)).toBe(`foto ${number}`);
    }
    expect(await readdir(place("site/current"))).not.toContain(lasting(1));
    expect(await shown("index.html")).toContain(lasting(5));
  });

  it("is current where an old release can't be removed, says so, and so is the next", async () => {
    const remove = async (folder: string) => {
      await rm(path.join(folder, "static"), { recursive: true });
      throw new Error(`no right to remove ${path.basename(folder)}`);
    };
    const { name: old } = await publish(0);
    await writeBuild(place("public"), 2);
    const { name, leftOver } = await release(place("public"), place("site"), "", {
      now: 1,
      keep: 1,
      remove,
    });
    expect(leftOver).toBe(`Error: no right to remove ${old}`);
    expect(await readlink(place("site/current"))).toBe(`releases/${name}`);
    await writeBuild(place("public"), 3);
    expect(await publish(2)).toMatchObject({ isNew: true, leftOver: undefined });
    expect(await faultsOf(place("site/current"), "")).toEqual([]);
  });

  it("refuses to put its link where something else is", async () => {
    await mkdir(place("site/current"), { recursive: true });
    await expect(publish(0)).rejects.toThrow("no symbolic link");
  });
});

describe("a release that fails", () => {
  const half: Copy = async (from, to) => {
    await mkdir(to, { recursive: true });
    await cp(path.join(from, "index.html"), path.join(to, "index.html"));
  };

  beforeEach(async () => {
    await publish(0);
    await writeBuild(place("public"), 2);
  });

  /** What was current still is, alone and whole; the next one goes through. */
  async function expectUnharmed() {
    expect(await shown("index.html")).toContain("app-1");
    expect(await faultsOf(place("site/current"), "")).toEqual([]);
    await writeBuild(place("public"), 2);
    await publish(2);
    expect(await shown("index.html")).toContain("app-2");
    expect(await releases()).toHaveLength(2);
  }

  it("for want of space changes nothing and leaves nothing behind", async () => {
    const full: Copy = async (from, to) => {
      await half(from, to);
      throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    };
    await expect(publish(1, full)).rejects.toThrow("no space left");
    expect(await releases()).toHaveLength(1);
    await expectUnharmed();
  });

  it("with a copy that lacks files changes nothing", async () => {
    await expect(publish(1, half)).rejects.toThrow("The copy differs");
    await expectUnharmed();
  });

  it("by being killed changes nothing", async () => {
    await half(place("public"), place("site/releases/.part"));
    await writeFile(place("site/current.next"), "");
    await expectUnharmed();
  });

  it("with a build that was killed changes nothing", async () => {
    await rm(place("public/proyecto"), { recursive: true });
    await expect(publish(1)).rejects.toThrow("proyecto/1/index.html is missing");
    await expectUnharmed();
  });
});
