import { build } from "esbuild";

/**
 * Bundles the script of the form's page.
 * @returns its source, for browsers that know ES2022
 * @throws when a module of it can't be compiled
 */
export async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["plugins/gatsby-plugin-content-editor/page/index.ts"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}
