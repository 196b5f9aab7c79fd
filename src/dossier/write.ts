import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesOf } from "../content/files";
import { readIdentity } from "../content/identity";
import { type Entity, entities } from "../content/model";
import { project, rental } from "../content/model/listings";
import { site } from "../content/model/site";
import { pageKinds, pagePath } from "../content/pages";
import { dossierKey, layoutKey } from "./cache";
import { printed } from "./dossier";
import { type Listing, sheetOf } from "./sheet";

/** The two kinds of listing, and how the files of their dossiers begin. */
const kinds = [
  { type: "Project", prefix: "proyecto" },
  { type: "Rental", prefix: "alquiler" },
] as const;

type Kind = (typeof kinds)[number];

/** File names of dossiers, sorted by whether they had to be made. */
export interface Written {
  made: string[];
  kept: string[];
}

/**
 * Writes the dossiers of all projects and rentals; removes those of listings that are no more.
 * @param root absolute folder with `data/` in it, of content that has passed the check
 * @param out absolute folder of the built site; they go to `dossier/` in it
 * @param cacheDir absolute folder, kept between builds, for what need not be made again
 * @throws if content doesn't fit its model, or a picture can't be decoded
 */
export async function writeDossiers(root: string, out: string, cacheDir: string): Promise<Written> {
  const data = path.join(root, "data");
  const target = path.join(out, "dossier");
  const company = site.parse(await readContent(path.join(data, "site", "site.json")));
  const { url } = readIdentity(root);
  const layout = await layoutKey();
  const written: Written = { made: [], kept: [] };
  const keys: string[] = [];
  await Promise.all([target, cacheDir].map((folder) => mkdir(folder, { recursive: true })));
  // One after another: each holds its pictures in memory, and sharp uses all cores by itself.
  for (const { kind, file } of await listingFiles(data)) {
    const listing = listingOf(kind, await readContent(file));
    const { id } = listing.entry;
    const folder = path.dirname(file);
    const sheet = sheetOf(listing, company, `${url}${pagePath(pageKind(kind), id)}`);
    const cached = `${await dossierKey(layout, sheet, folder)}.pdf`;
    const there = (await readdir(cacheDir)).includes(cached);
    if (!there) await writeWhole(path.join(cacheDir, cached), await printed(sheet, folder));
    const name = `${kind.prefix}-${id}.pdf`;
    await copyFile(path.join(cacheDir, cached), path.join(target, name));
    written[there ? "kept" : "made"].push(name);
    keys.push(cached);
  }
  await removeOthers(cacheDir, keys);
  await removeOthers(target, [...written.made, ...written.kept]);
  return written;
}

async function listingFiles(data: string): Promise<{ kind: Kind; file: string }[]> {
  const isOf = (kind: Kind) => (entity: Entity) => entity.type === kind.type;
  const found = kinds.map(async (kind) => {
    const files = await Promise.all(entities.filter(isOf(kind)).map((row) => filesOf(row, data)));
    return files.flat().map(({ name }) => ({ kind, file: name }));
  });
  return (await Promise.all(found)).flat();
}

function pageKind({ type }: Kind): (typeof pageKinds)[number] {
  const [projects, rentals] = pageKinds;
  return type === "Project" ? projects : rentals;
}

function listingOf({ type }: Kind, content: unknown): Listing {
  return type === "Project"
    ? { kind: "project", entry: project.parse(content) }
    : { kind: "rental", entry: rental.parse(content) };
}

async function readContent(file: string): Promise<unknown> {
  const { $schema: _forEditors, ...content } = JSON.parse(await readFile(file, "utf8"));
  return content;
}

/** Under another name first, so that a build that is cut short leaves no half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name))));
}
