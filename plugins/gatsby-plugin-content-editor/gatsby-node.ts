import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { publishEditor, removeEditor } from "./publish";
import { serveEditor } from "./serve";

/** Serves the editor while developing, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  // Gatsby would serve the configuration of an editor that an earlier build published.
  await removeEditor(process.cwd());
  if (process.env.SITE_EDITOR_URL) serveEditor(app, process.cwd());
};

/** Says where the editor is, after what Gatsby itself prints. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "develop" || !process.env.SITE_EDITOR_URL) return;
  let isSaid = false;
  const say = () => {
    if (!isSaid) console.log(`El editor está en ${process.env.SITE_EDITOR_URL}\n`);
    isSaid = true;
  };
  const apply = (compiler: Compiler) => {
    compiler.hooks.done.tap({ name: "gatsby-plugin-content-editor", stage: 1000 }, say);
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
};

/** Publishes the editor with the site if it has a backend, and removes an earlier one. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix }) => {
  await removeEditor(process.cwd());
  const { SITE_EDITOR_BACKEND: backend } = process.env;
  if (backend) await publishEditor(process.cwd(), backend, pathPrefix);
};
