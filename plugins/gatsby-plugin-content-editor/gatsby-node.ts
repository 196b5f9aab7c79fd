import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { publishEditor, removeEditor } from "./publish";
import { serveEditor } from "./serve";

/** Serves the editor in development, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  // Gatsby would serve the files of an editor that an earlier build published.
  await removeEditor(process.cwd());
  if (process.env.SITE_EDITOR_URL) serveEditor(app, process.cwd());
};

/** How long Gatsby goes on printing after the first compilation, in milliseconds. */
const PRINTING = 3000;

/** Prints the editor's URL once, after Gatsby's own messages. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "develop" || !process.env.SITE_EDITOR_URL) return;
  let isPrinted = false;
  const printUrl = () => {
    if (!isPrinted) console.log(`El editor está en ${process.env.SITE_EDITOR_URL}\n`);
    isPrinted = true;
  };
  const apply = (compiler: Compiler) => {
    compiler.hooks.done.tap("gatsby-plugin-content-editor", () => setTimeout(printUrl, PRINTING));
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
};

/** Removes the editor of an earlier build, and publishes a new one if there is a backend. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix }) => {
  await removeEditor(process.cwd());
  const { SITE_EDITOR_BACKEND: backend } = process.env;
  if (backend) await publishEditor(process.cwd(), backend, pathPrefix);
};
