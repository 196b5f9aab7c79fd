import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { copyProject } from "../scripts/copy";
import { type Build, build } from "./build";
import { addListing, changeField, flattenPictures, makeListings } from "./listings";

const root = path.resolve(__dirname, "..");

/** Inside the project, so that what the copy imports is found in its packages. */
const copy = path.join(root, "bench-results/scale-copy");
const data = path.join(copy, "data");

/** What the builds print, with the seconds that each of Gatsby's steps takes. */
const log = path.join(root, "bench-results/scale.log");

/** Bytes of a page of the copy's build: its HTML and the data that comes with it. */
async function bytesOf(route: string): Promise<number> {
  const files = [`${route}/index.html`, `page-data/${route || "index"}/page-data.json`];
  const sizes = files.map(async (file) => (await stat(path.join(copy, "public", file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Bytes of the page of a listing, on average. */
async function bytesPerListing(): Promise<number> {
  const kinds = ["proyecto", "alquiler"].map(async (kind) => {
    const entries = await readdir(path.join(copy, "public", kind), { withFileTypes: true });
    const listings = entries.filter((entry) => entry.isDirectory() && entry.name !== "pagina");
    return Promise.all(listings.map(({ name }) => bytesOf(`${kind}/${name}`)));
  });
  const sizes = (await Promise.all(kinds)).flat();
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}

/**
 * `npm run bench:scale -- [count …]`: builds a copy of the site with so many
 * listings, cold and warm, and prints what it takes. Without a count, the
 * content as it is, with its photographs; with one, flat pictures that all share.
 */
async function measure(count: number | undefined): Promise<void> {
  copyProject(root, copy);
  if (count) {
    await makeListings(data, count);
    await flattenPictures(data);
  }
  let cold: Build | undefined;
  const take = async (what: string) => {
    const taken = await build(root, copy, log);
    cold ??= taken;
    const share = `${Math.round((taken.cpu / cold.cpu) * 100)} %`;
    const each = count ? `${((taken.cpu / count) * 1000).toFixed(0)} ms a listing` : "";
    const sizes = [`${taken.seconds.toFixed(0)} s`, `CPU ${taken.cpu.toFixed(1)} s`];
    console.log(
      [what.padEnd(18), ...sizes, share, each, `${taken.memory.toFixed(0)} MB`].join("\t"),
    );
  };
  console.log(`\n${count ? `${count} listings, flat shared pictures` : "the content as it is"}`);
  await take("cold");
  await take("nothing changed");
  await changeField(data);
  await take("one field changed");
  await addListing(data, 999_999);
  await take("one listing added");
  console.log(`a listing's page and data: ${await bytesPerListing()} B on average`);
  console.log(`the landing page: ${(await stat(path.join(copy, "public/index.html"))).size} B`);
}

async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 2)) {
    throw new Error("npm run bench:scale -- [count of listings, 2 or more …]");
  }
  for (const count of counts.length > 0 ? counts : [undefined]) await measure(count);
  await rm(copy, { recursive: true });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
