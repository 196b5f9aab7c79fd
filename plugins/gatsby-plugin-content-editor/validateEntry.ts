import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isWarning } from "../gatsby-plugin-content/issues";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import type { NewPicture } from "./writeFiles";

/** Checks the entry in a copy of its folder, and returns its errors. */
export async function validateEntry(
  root: string,
  file: string,
  text: string,
  pictures: NewPicture[],
) {
  const copy = await mkdtemp(path.join(tmpdir(), "entry-"));
  const folder = path.dirname(file);
  try {
    await mkdir(path.join(copy, folder), { recursive: true });
    const original = path.join(root, folder);
    if (existsSync(original)) await cp(original, path.join(copy, folder), { recursive: true });
    for (const { name, content } of pictures) {
      await writeFile(path.join(copy, folder, name), content);
    }
    await writeFile(path.join(copy, file), text);
    // After the writing: a picture must not be written through a link into the content itself.
    await linkOtherEntries(path.join(root, "data"), path.join(copy, "data"));
    const { issues } = await validateContent(path.join(copy, "data"));
    return issues.filter((issue) => issue.file === file && !isWarning(issue));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Adds symbolic links to the pictures of all other entries, which an entry may name. The check
 * does not read linked folders as entries.
 */
async function linkOtherEntries(data: string, copy: string): Promise<void> {
  for (const name of await readdir(data)) {
    const inside = await readdir(path.join(data, name)).catch(() => undefined);
    const entries = inside?.map((below) => path.join(name, below)) ?? [name];
    for (const entry of entries.filter((other) => !other.endsWith(".json"))) {
      if (existsSync(path.join(copy, entry))) continue;
      await mkdir(path.dirname(path.join(copy, entry)), { recursive: true });
      await symlink(path.join(data, entry), path.join(copy, entry));
    }
  }
}
