import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { publishEditor } from "./publish";
import { serveEditor } from "./serve";

/** Serves the editor while developing, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  // Gatsby would serve the configuration of an editor that an earlier build published.
  await publishEditor(process.cwd(), undefined, "");
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
  await publishEditor(process.cwd(), process.env.SITE_EDITOR_BACKEND, pathPrefix);
};
