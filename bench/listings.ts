import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** A project and a rental that ship with the site: what is made is like them. */
const MODELS = [
  { folder: "projects", file: "project.json", model: "1" },
  { folder: "rentals", file: "rental.json", model: "1" },
] as const;

/**
 * Leaves a number of listings in the content, two projects for each rental, all
 * but the shipped ones made up. All share the pictures of the first.
 * @param data absolute path of a copy's `data/`
 * @param count how many listings there will be, at least 2
 */
export async function makeListings(data: string, count: number): Promise<void> {
  const shipped = (
    await Promise.all(
      MODELS.map(async ({ folder }) =>
        (await readdir(path.join(data, folder))).map((id) => ({ folder, id })),
      ),
    )
  ).flat();
  const spare = shipped
    .filter(({ id }) => id !== "1")
    .slice(0, Math.max(0, shipped.length - count));
  for (const { folder, id } of spare) await rm(path.join(data, folder, id), { recursive: true });
  const missing = count - (shipped.length - spare.length);
  for (let index = 0; index < missing; index += 1) await addListing(data, index);
}

/**
 * Adds one listing.
 * @param data absolute path of a copy's `data/`
 * @param index tells it from others that were added
 */
export async function addListing(data: string, index: number): Promise<void> {
  const [project, rental] = MODELS;
  const { folder, file, model } = index % 3 === 2 ? rental : project;
  const text = await readFile(path.join(data, folder, model, file), "utf8");
  const id = `sintetica-${index}`;
  const entry = { ...JSON.parse(text.replaceAll('"./', `"../${model}/`)), id, order: 1000 + index };
  entry.$schema = JSON.parse(text).$schema;
  entry.title = `${entry.title} ${index}`;
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
 * Puts one flat colour in the place of every photograph, in its size, so that a
 * cold build can be measured without the minutes that encoding takes.
 * @param data absolute path of a copy's `data/`
 */
export async function flattenPictures(data: string): Promise<void> {
  const pictures = (await readdir(data, { recursive: true })).filter((one) => one.endsWith(".jpg"));
  for (const [index, picture] of pictures.entries()) {
    const file = path.join(data, picture);
    const { width, height } = await sharp(file).metadata();
    const background = { r: 90 + index, g: 120, b: 150 };
    const flat = sharp({ create: { width, height, channels: 3, background } });
    await writeFile(file, await flat.jpeg().toBuffer());
  }
}
