import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { bundleScript } from "../utils/bundleScript";
import { createEditorConfig, PAGE_SCRIPT } from "./decapConfig";

const FOLDER = "public/admin";

/** Removes the form of an earlier build. */
export const removeEditor = (root: string) =>
  rm(path.join(root, FOLDER), { recursive: true, force: true });

/**
 * Publishes the form at `/admin/` of the built site: see «Publicar el editor» in docs/content.md.
 * @param root absolute path of the project, with `editor/` installed
 * @param backend Decap's setting as JSON, such as `{"name":"github","repo":"firma/sitio"}`
 * @throws Error if the setting is not an object with a name, or Decap is not installed
 */
export async function publishEditor(root: string, backend: string): Promise<void> {
  const [from, to] = [path.join(root, "editor"), path.join(root, FOLDER)];
  const config = createEditorConfig(parseBackend(backend), "data/");
  const scripts = {
    "decap-cms.js": await readFile(findDecap(from)),
    "page.js": await bundleScript(PAGE_SCRIPT),
  };
  let page = await readFile(path.join(from, "index.html"), "utf8");
  await mkdir(to, { recursive: true });
  for (const [name, script] of Object.entries(scripts)) {
    // Hosts have browsers cache scripts for a year, so a new version needs a new URL.
    const version = createHash("sha256").update(script).digest("hex").slice(0, 20);
    page = page.replace(name, `${name}?v=${version}`);
    await writeFile(path.join(to, name), script);
  }
  await writeFile(path.join(to, "index.html"), page);
  await writeFile(path.join(to, "config.json"), JSON.stringify(config));
}

/** Finds the script of Decap that is installed in a folder. */
function findDecap(folder: string): string {
  try {
    const { resolve } = createRequire(path.join(folder, "package.json"));
    return resolve("decap-cms/dist/decap-cms.js");
  } catch {
    throw new Error("SITE_EDITOR_BACKEND: falta Decap; instálalo con npm ci --prefix editor");
  }
}

function parseBackend(text: string): Record<string, unknown> {
  try {
    return z.looseObject({ name: z.string().min(1) }).parse(JSON.parse(text));
  } catch {
    throw new Error(
      `SITE_EDITOR_BACKEND: se esperaba JSON como {"name":"github","repo":"firma/sitio"}; hay ${text}`,
    );
  }
}
