import { build } from "esbuild";

/**
 * Bundles a script for browsers that support ES2022, like those in package.json's `browserslist`.
 * @param entry the entry point, relative to the project's root
 * @returns the minified source
 * @throws if one of its modules can't be compiled
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
