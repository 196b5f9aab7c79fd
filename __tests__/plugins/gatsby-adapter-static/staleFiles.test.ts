import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RoutesManifest } from "gatsby";
import {
  readWriteTimes,
  removeStaleFiles,
} from "../../../plugins/gatsby-adapter-static/staleFiles";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();

async function write(name: string, text = name) {
  await mkdir(path.dirname(place(name)), { recursive: true });
  await writeFile(place(name), text);
}

const list = async () => [...(await readWriteTimes(place("public"))).keys()].sort();

/** A route as Gatsby's: files that it does not know come without Cache-Control. */
const route = (file: string, isKnown: boolean): RoutesManifest[number] => ({
  type: "static",
  path: `/${file}`,
  filePath: `public/${file}`,
  headers: [
    { key: "x-frame-options", value: "DENY" },
    ...(isKnown ? [{ key: "cache-control", value: "public" }] : []),
  ],
});

const HASH = "0123456789abcdef0123456789abcdef";
const PAGE = ["proyecto/1/index.html", "page-data/proyecto/1/page-data.json", "app-1234.js"];

/** Runs a build that writes files into the public folder of an earlier one. */
async function build(earlier: Record<string, string>, written: string[] = []) {
  for (const [name, text] of Object.entries(earlier)) await write(`public/${name}`, text);
  const before = await readWriteTimes(place("public"));
  for (const name of written) await write(`public/${name}`);
  const routes = (await list()).map((file) => route(file, PAGE.includes(file)));
  await removeStaleFiles(place("public"), before, [
    ...routes,
    // Not there, as no development server ever wrote it.
    route("webpack.stats.json", true),
    { type: "redirect", path: "/a", toPath: "/b", status: 301, headers: [] },
  ]);
  return list();
}

const page = Object.fromEntries(PAGE.map((name) => [name, name]));

it("keeps pages, their data and scripts that were up to date, with their compressed versions", async () => {
  const versions = PAGE.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const earlier = { ...page, ...Object.fromEntries(versions.map((name) => [name, ""])) };
  expect(await build(earlier)).toEqual([...PAGE, ...versions].sort());
});

it("removes pages, scripts and documents of earlier builds, with versions, halves and folders", async () => {
  const stale = ["proyecto/2/index.html", "page-data/proyecto/2/page-data.json", "app-0000.js"];
  const names = ["precios-2025.pdf", "prensa/2025/nota.txt", "prensa/2025/nota.txt.gz", ...stale];
  const halves = ["proyecto/2/index.html.br", "app-1234.js.br.part"];
  const earlier = Object.fromEntries([...names, ...halves].map((name) => [name, name]));
  // Gatsby leaves the folder of the data that it removes.
  await mkdir(place("public/page-data/proyecto/3"), { recursive: true });
  expect(await build({ ...page, ...earlier })).toEqual([...PAGE].sort());
  expect((await readdir(place("public"))).sort()).toEqual(["app-1234.js", "page-data", "proyecto"]);
  expect(await readdir(place("public/page-data/proyecto"))).toEqual(["1"]);
});

it("keeps whatever this build has written, even a copy with the time of its original", async () => {
  await write("public/catalogo.pdf");
  const before = await readWriteTimes(place("public"));
  for (const name of ["rss.xml", "catalogo.pdf", "datos.json.gz"]) {
    await write(`public/${name}`, "new");
    await utimes(place("public", name), 0, 0);
  }
  await removeStaleFiles(place("public"), before, []);
  expect(await list()).toEqual(["catalogo.pdf", "datos.json.gz", "rss.xml"]);
});

it("keeps the pictures that pages or their data name, and no others", async () => {
  const names = ["a1/1.jpg", "a2/1.jpg", "a3/ba\u00f1o + l'hall;#=50%.jpg", "b1/2.jpg"];
  const pictures = [...names.map((name) => `static/${HASH}/${name}`), `static/${HASH}/plano 1.pdf`];
  const [fallback = "", small = "", special = "", inPage = "", file = ""] = pictures;
  const encoded = `${path.dirname(special)}/${encodeURIComponent(path.basename(special))}`;
  const data = {
    src: `/${fallback}`,
    srcSet: `/${small} 480w,\n/${encoded} 820w`,
    url: `/${file}`,
  };
  const stale = [
    `static/${HASH}/a1/old.jpg`,
    `static/${HASH}/c1/1.jpg`,
    `static/f${HASH}/a1/1.jpg`,
  ];
  const earlier = {
    ...Object.fromEntries([...pictures, ...stale].map((name) => [name, name])),
    ...page,
    "page-data/proyecto/1/page-data.json": JSON.stringify(data),
    "proyecto/1/index.html": `<img srcset="/web/${inPage} 480w">`,
    // A page that is gone.
    "proyecto/2/index.html": `<img src="/${stale[1]}">`,
  };
  expect(await build(earlier)).toEqual([...PAGE, ...pictures].sort());
});

it("removes a symbolic link, but nothing that it leads to", async () => {
  await write("data/1.jpg");
  await mkdir(place("public"));
  await symlink(place("data"), place("public/fotos"));
  expect(await build({})).toEqual([]);
  expect(await readFile(place("data/1.jpg"), "utf8")).toBe("data/1.jpg");
});

it("works without an earlier build", async () => {
  await rm(place("public"), { recursive: true, force: true });
  expect(await build({}, ["index.html"])).toEqual(["index.html"]);
});
