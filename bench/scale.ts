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

/** What a cold build of so many listings took. */
interface Cold extends Build {
  count: number;
}

const NOTHING = { count: 0, seconds: 0, cpu: 0 };

/**
 * `npm run bench:scale -- [count …]`: builds a copy of the site, cold and warm,
 * and prints what it takes. Without a count, the content as it is, with its
 * photographs; with one, so many listings more and flat pictures that all share.
 * @param fewer the cold build before this one: what a listing costs apart from what
 * every build costs is seen from two of them
 */
async function measure(count: number | undefined, fewer?: Cold): Promise<Cold> {
  copyProject(root, copy);
  if (count) {
    await makeListings(data, count);
    await flattenPictures(data);
  }
  const take = async (what: string, cold?: Build) => {
    const taken = await build(root, copy, log);
    const share = `${Math.round((taken.cpu / (cold ?? taken).cpu) * 100)} %`;
    const sizes = [`${taken.seconds.toFixed(0)} s`, `CPU ${taken.cpu.toFixed(1)} s`];
    const each = count ? eachOf({ ...taken, count }) : "";
    console.log(
      [what.padEnd(18), ...sizes, share, `${taken.memory.toFixed(0)} MB`, each].join("\t"),
    );
    return taken;
  };
  console.log(`\n${count ? `${count} listings, flat shared pictures` : "the content as it is"}`);
  const cold = { ...(await take("cold")), count: count ?? 0 };
  if (fewer) console.log(`each after ${fewer.count}:    \t${eachOf(cold, fewer)}`);
  await take("nothing changed", cold);
  await changeField(data);
  await take("one field changed", cold);
  await addListing(data, 999_999, "2026-11-01");
  await take("one listing added", cold);
  console.log(`a listing's page and data: ${await bytesPerListing()} B on average`);
  console.log(`the landing page: ${(await stat(path.join(copy, "public/index.html"))).size} B`);
  return cold;
}

/** What each listing took, or each of those that another build had not. */
function eachOf(one: Cold, fewer: typeof NOTHING = NOTHING): string {
  const count = one.count - fewer.count;
  const [clock, processor] = [one.seconds - fewer.seconds, one.cpu - fewer.cpu].map((sum) =>
    ((sum / count) * 1000).toFixed(0),
  );
  return `${clock} ms a listing, CPU ${processor} ms`;
}

async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error("npm run bench:scale -- [count of listings …]");
  }
  let fewer: Cold | undefined;
  for (const count of counts) fewer = await measure(count, fewer);
  if (counts.length === 0) await measure(undefined);
  await rm(copy, { recursive: true });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
