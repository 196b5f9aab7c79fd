import { cp, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { editorConfig } from "./config";

/**
 * Puts the editor into the built site, at `/admin/`. Only where somebody chose
 * to: see «Publicar el editor» in docs/content.md.
 * @param root absolute path of the project, with `editor/` installed
 * @param backend Decap's setting as JSON, as in `{"name":"github","repo":"firma/sitio"}`
 * @throws Error when the setting is no object with a name
 */
export async function publishEditor(root: string, backend: string): Promise<void> {
  const setting = parse(backend);
  if (!setting?.name) {
    throw new Error(
      `SITE_EDITOR_BACKEND: se esperaba JSON como {"name":"github","repo":"firma/sitio"}; hay ${backend}`,
    );
  }
  const [from, to] = [path.join(root, "editor"), path.join(root, "public/admin")];
  const script = createRequire(path.join(from, "package.json")).resolve(
    "decap-cms/dist/decap-cms.js",
  );
  await mkdir(to, { recursive: true });
  await cp(path.join(from, "index.html"), path.join(to, "index.html"));
  await cp(script, path.join(to, "decap-cms.js"));
  await writeFile(path.join(to, "config.json"), JSON.stringify(editorConfig(setting)));
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
