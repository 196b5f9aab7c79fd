import type { GatsbyNode } from "gatsby";
import { publishEditor } from "./publish";
import { serveEditor } from "./serve";

/** Serves the editor while developing, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store }) => {
  const { directory } = store.getState().program;
  // Gatsby would serve the configuration of an editor that an earlier build published.
  await publishEditor(directory, undefined, "");
  if (process.env.SITE_EDITOR) serveEditor(app, directory);
};

/** Publishes the editor with the site if it has a backend, and removes an earlier one. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix }) => {
  const { directory } = store.getState().program;
  await publishEditor(directory, process.env.SITE_EDITOR_BACKEND, pathPrefix);
};
