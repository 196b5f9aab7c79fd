import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** A project and a rental that ship with the site: what is made is like them. */
const MODELS = [
  { folder: "projects", file: "project.json", model: "1" },
  { folder: "rentals", file: "rental.json", model: "1" },
] as const;

const DAY = 86_400_000;

/** A day as content has it, so many days before the year in which what ships was published. */
const daysAgo = (days: number) =>
  new Date(Date.UTC(2026, 0, 1) - days * DAY).toISOString().slice(0, 10);

/**
 * Adds a number of listings to the content that ships with the site. Each is older
 * than the one before, so that with ten of them or more the landing page shows the
 * same nine of each kind. They name the models' pictures, so that there are as many
 * to encode whatever the number.
 * @param data absolute path of a copy's `data/`
 * @param count how many listings there will be more
 */
export async function makeListings(data: string, count: number): Promise<void> {
  for (const { folder, file } of MODELS) {
    for (const id of await readdir(path.join(data, folder))) {
      const shipped = path.join(data, folder, id, file);
      const entry = { ...JSON.parse(await readFile(shipped, "utf8")), published: daysAgo(0) };
      await writeFile(shipped, JSON.stringify(entry, null, 2));
    }
  }
  for (let index = 0; index < count; index += 1) {
    await addListing(data, index, daysAgo(index + 1));
  }
}

/**
 * Adds one listing: two projects, then three rentals, and so on.
 * @param data absolute path of a copy's `data/`
 * @param index tells it from others that were added
 * @param published a day, as 2026-03-01
 */
export async function addListing(data: string, index: number, published: string): Promise<void> {
  const [project, rental] = MODELS;
  const { folder, file, model } = index % 5 < 2 ? project : rental;
  const text = await readFile(path.join(data, folder, model, file), "utf8");
  // As long for every listing: pages must not differ in size by the length of a number.
  const number = String(index).padStart(6, "0");
  const id = `sintetica-${number}`;
  const entry = { ...JSON.parse(text.replaceAll('"./', `"../${model}/`)), id, published };
  // Places are no more than 9999; without one it stands after the others, by its id.
  delete entry.order;
  entry.$schema = JSON.parse(text).$schema;
  entry.title = `${entry.title} ${number}`;
  await mkdir(path.join(data, folder, id));
  await writeFile(path.join(data, folder, id, file), JSON.stringify(entry, null, 2));
}

/**
 * Changes one field of one listing.
 * @param data absolute path of a copy's `data/`
 */
export async function changeField(data: string): Promise<void> {
  const file = path.join(data, "projects/1/project.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/"title": "([^"]*)"/, '"title": "$1, otra vez"'));
}

/**
 * Puts one flat colour in the place of every picture, in its size, so that a
 * cold build can be measured without the minutes that encoding takes.
 * @param data absolute path of a copy's `data/`
 */
export async function flattenPictures(data: string): Promise<void> {
  const entries = await readdir(data, { recursive: true });
  for (const picture of entries.filter((one) => /\.(?:jpg|png)$/.test(one))) {
    const file = path.join(data, picture);
    const { width, height } = await sharp(file).metadata();
    const flat = sharp({ create: { width, height, channels: 3, background: "#5a7896" } });
    await writeFile(
      file,
      await flat.toFormat(picture.endsWith(".png") ? "png" : "jpeg").toBuffer(),
    );
  }
}
