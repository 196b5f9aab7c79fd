import type { GatsbyNode } from "gatsby";
import { publishEditor } from "./publish";
import { serveEditor } from "./serve";

/** Serves the editor while developing, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  // Gatsby would serve the configuration of an editor that an earlier build published.
  await publishEditor(process.cwd(), undefined, "");
  if (process.env.SITE_EDITOR) serveEditor(app, process.cwd());
};

/** Publishes the editor with the site if it has a backend, and removes an earlier one. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix }) => {
  await publishEditor(process.cwd(), process.env.SITE_EDITOR_BACKEND, pathPrefix);
};
