import { build } from "esbuild";

/**
 * Bundles a script for browsers that know ES2022, as those of package.json's `browserslist` do.
 * @param entry its first module, from the project's root
 * @returns its minified source
 * @throws when a module of it can't be compiled
 */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text.trim() ?? "";
}
