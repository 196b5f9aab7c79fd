import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import type { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import type { Express } from "express";
import { answerRequest } from "./backend";
import { createEditorConfig } from "./config";

const API = "/admin/api/v1";

/**
 * Serves the editor at `/admin/` of the develop server; what it saves is written into `data/`.
 * @param app the develop server
 * @param root absolute path of the project, with `editor/` installed
 */
export function serveEditor(app: Express, root: string): void {
  const editor = path.join(root, "editor");
  const { resolve } = createRequire(path.join(editor, "package.json"));
  const scripts = path.dirname(resolve("decap-cms/dist/decap-cms.js"));

  app.use("/admin", ({ headers }, response, next) => {
    if (isLocalRequest(headers)) next();
    else response.status(403).end();
  });
  app.get("/admin/config.json", (_request, response) => {
    response.json(createEditorConfig({ name: "proxy", proxy_url: API, branch: "main" }));
  });
  app.get("/admin/", (_request, response) => response.sendFile("index.html", { root: editor }));
  app.get("/admin/:file", ({ params }, response) => {
    response.sendFile(params.file, { root: scripts });
  });
  app.post(API, async (request, response) => {
    const { status, body } = await answerStream(root, request);
    response.status(status).json(body);
  });
}

/**
 * Answers what the editor sends. What is no JSON, or breaks off as its tab is closed, is refused:
 * an error here would end the develop server.
 */
export async function answerStream(root: string, stream: Readable) {
  const request = await json(stream).catch(() => undefined);
  if (request === undefined) return { status: 400, body: { error: "La petición no es JSON." } };
  return answerRequest(root, request);
}

/** Host names that only this computer answers to. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from the editor's own page, not from another site, also not by DNS
 * rebinding.
 */
export function isLocalRequest({ origin, host = "" }: IncomingHttpHeaders): boolean {
  const isSameOrigin = !origin || (URL.canParse(origin) && new URL(origin).host === host);
  return isSameOrigin && LOCAL_HOST.test(host);
}
