import { createRequire } from "node:module";
import path from "node:path";
import type { Express, NextFunction, Request, Response } from "express";
import { editorConfig } from "./config";
import { prepareSaving } from "./save";

/** The part of decap-server that keeps entries in files. */
interface DecapServer {
  registerLocalFs: (app: Express, options: { logLevel: string }) => Promise<void>;
}

/**
 * Serves the editor at `/admin/` of the develop server; what it saves, it writes
 * into the files of this checkout. Only `npm run edit` asks for it.
 * @param app the develop server
 * @param root absolute path of the project, with `editor/` installed
 */
export function serveEditor(app: Express, root: string): void {
  const folder = path.join(root, "editor");
  const load = createRequire(path.join(folder, "package.json"));
  const express = load("express") as typeof import("express");
  const scripts = path.dirname(load.resolve("decap-cms/dist/decap-cms.js"));
  process.env.GIT_REPO_DIRECTORY = root;

  const editor = express();
  editor.use(onlyFromHere);
  editor.get("/config.json", (_request, response) => {
    response.json(editorConfig({ name: "proxy", proxy_url: "/admin/api/v1", branch: "main" }));
  });
  editor.get("/", (_request, response) => response.sendFile("index.html", { root: folder }));
  editor.use(express.static(scripts, { index: false }));
  editor.use("/api/v1", express.json({ limit: "100mb" }), prepareSaving(root));
  const server = load("decap-server/dist/middlewares") as DecapServer;
  server.registerLocalFs(editor, { logLevel: "error" }).catch((error: unknown) => {
    console.error(`El editor no podrá guardar (${error}); prueba con: npm ci --prefix editor`);
  });
  app.use("/admin", editor);
}

/** What this computer is called by its own browsers. */
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets only the editor's own page ask: the backend itself would take orders from a page
 * of any site that is open, be it one whose name has been made to lead here.
 * @param next is not called for any other; that gets the status 403
 */
export function onlyFromHere(request: Request, response: Response, next: NextFunction): void {
  const { origin, host = "" } = request.headers;
  const isOwn = !origin || (URL.canParse(origin) && new URL(origin).host === host);
  if (isOwn && HERE.test(host)) next();
  else response.status(403).end();
}
