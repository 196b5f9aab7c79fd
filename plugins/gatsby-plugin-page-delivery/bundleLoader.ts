import path from "node:path";
import { build } from "esbuild";

/**
 * Bundles the loader for browsers that know ES2022, as those of package.json's `browserslist` do.
 * @param root absolute path of the project
 * @returns its minified source, the same for every page and, until the loader changes, every build
 * @throws when a module of the loader can't be compiled
 */
export async function bundleLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "plugins/gatsby-plugin-page-delivery/loader/index.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text.trim() ?? "";
}
