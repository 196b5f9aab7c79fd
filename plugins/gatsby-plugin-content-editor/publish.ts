import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { editorConfig } from "./config";

/**
 * Puts the editor into the built site, at `/admin/`. Only where somebody chose
 * to: see «Publicar el editor» in docs/content.md.
 * @param root absolute path of the project, with `editor/` installed
 * @param backend Decap's setting as JSON, as in `{"name":"github","repo":"firma/sitio"}`;
 * without one, the editor of an earlier build is removed
 * @param prefix what stands before every path of the site, "" for nothing
 * @throws Error when the setting is no object with a name
 */
export async function publishEditor(
  root: string,
  backend: string | undefined,
  prefix: string,
): Promise<void> {
  const [from, to] = [path.join(root, "editor"), path.join(root, "public/admin")];
  if (!backend) return rm(to, { recursive: true, force: true });
  const setting = parse(backend);
  if (!setting?.name) {
    throw new Error(
      `SITE_EDITOR_BACKEND: se esperaba JSON como {"name":"github","repo":"firma/sitio"}; hay ${backend}`,
    );
  }
  const script = createRequire(path.join(from, "package.json")).resolve(
    "decap-cms/dist/decap-cms.js",
  );
  await mkdir(to, { recursive: true });
  // Scripts are kept for a year by hosts that know them by their ending only: a new one, a new address.
  const version = createHash("sha256")
    .update(await readFile(script))
    .digest("hex")
    .slice(0, 20);
  const page = await readFile(path.join(from, "index.html"), "utf8");
  await writeFile(
    path.join(to, "index.html"),
    page
      .replace("/admin/decap-cms.js", `/admin/decap-cms.js?v=${version}`)
      .replaceAll('"/admin/', `"${prefix}/admin/`),
  );
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
