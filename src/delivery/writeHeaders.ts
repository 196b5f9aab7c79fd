import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { headerFile, MAP_ORIGIN } from "./headers";

/**
 * Finds what the pages of a build show in frames, besides the map.
 * @param folder absolute path of `public`
 * @returns the origins of all virtual tours, each once, in order
 * @throws Error when a tour's address is none
 */
export async function tourOrigins(folder: string): Promise<string[]> {
  const data = path.join(folder, "page-data");
  const files = (await readdir(data, { recursive: true })).filter((file) => file.endsWith(".json"));
  const origins = new Set<string>();
  for (const file of files) {
    JSON.parse(await readFile(path.join(data, file), "utf8"), (key, value: unknown) => {
      if (key === "virtualTour" && typeof value === "string") origins.add(new URL(value).origin);
      return value;
    });
  }
  return [...origins].sort();
}

/**
 * Writes the header file of a build.
 * @param folder absolute path of `public`
 */
export async function writeHeaders(folder: string): Promise<void> {
  const frames = [MAP_ORIGIN, ...(await tourOrigins(folder))];
  await writeFile(path.join(folder, "_headers"), headerFile(frames));
}
