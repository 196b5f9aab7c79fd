import { build } from "esbuild";

/**
 * Bundles the loader for browsers that know ES2022, as those of package.json's `browserslist` do.
 * @returns its minified source, the same for every page and, until the loader changes, every build
 * @throws when a module of the loader can't be compiled
 */
export async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["plugins/gatsby-plugin-page-delivery/loader/index.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text.trim() ?? "";
}
