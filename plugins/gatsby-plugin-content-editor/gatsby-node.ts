import type { GatsbyNode } from "gatsby";
import { publishEditor } from "./publish";
import { serveEditor } from "./serve";

/** Serves the editor while developing, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  if (process.env.SITE_EDITOR) serveEditor(app, store.getState().program.directory);
};

/** Publishes the editor with the site where it has a backend, and removes an earlier one. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix }) => {
  const { directory } = store.getState().program;
  await publishEditor(directory, process.env.SITE_EDITOR_BACKEND, pathPrefix);
};
