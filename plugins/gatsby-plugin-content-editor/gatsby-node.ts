import type { GatsbyNode } from "gatsby";
import { createEditorApp } from "./localEditor";
import { publishEditor, removeEditor } from "./publishedEditor";

/** Serves the form in development, for `npm run edit`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const root = process.cwd();
  // Gatsby would serve the files of a form that an earlier build published.
  await removeEditor(root);
  if (!process.env.SITE_EDITOR) return;
  app.use("/admin", await createEditorApp(root));
  reporter.info("El editor está en /admin/");
};

/** Removes the form of an earlier build, and publishes a new one if there is a backend. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const root = process.cwd();
  await removeEditor(root);
  const { SITE_EDITOR_BACKEND: backend } = process.env;
  if (backend) await publishEditor(root, backend);
};
