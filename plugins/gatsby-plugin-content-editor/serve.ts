import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import express, { type ErrorRequestHandler, type Express, type Response } from "express";
import { bundleScript } from "../utils/bundleScript";
import { answerRequest } from "./backend";
import { createEditorConfig, PAGE_SCRIPT } from "./config";
import { getChosenPicture } from "./pictures";
import { API, LOCAL_BACKEND, PICTURE_API } from "./protocol";

/**
 * Serves the editor, which saves to `data/`, at `/admin/` of the develop server.
 * @param app the develop server
 * @param root absolute path of the project, with `editor/` installed
 */
export function serveEditor(app: Express, root: string): void {
  const editor = path.join(root, "editor");
  const { resolve } = createRequire(path.join(editor, "package.json"));
  const scripts = path.dirname(resolve("decap-cms/dist/decap-cms.js"));
  const data = path.join(root, "data");

  app.use("/admin", (request, response, next) => {
    const { headers, method, socket } = request;
    if (isOwnRequest(method, headers, socket.remoteAddress)) next();
    else response.status(403).end();
  });
  app.get("/admin/config.json", async (_request, response) => {
    response.json(await createEditorConfig(data, { name: LOCAL_BACKEND }));
  });
  app.get("/admin/page.js", async (_request, response) => {
    response.type("js").send(await bundleScript(PAGE_SCRIPT));
  });
  // Entries' pictures.
  app.get("/admin/data/*", (request, response, next) => {
    const file = decodeURIComponent(request.path.slice("/admin/data/".length));
    const chosen = getChosenPicture(`data/${file}`);
    if (chosen) response.type(path.extname(file)).send(chosen);
    else if (/\.json$/i.test(file)) next();
    else response.sendFile(file, { root: data });
  });
  app.get("/admin/", (_request, response) => response.sendFile("index.html", { root: editor }));
  app.use("/admin", express.static(scripts));
  const respond = async (request: unknown, response: Response) => {
    const { status, body } = await answerRequest(root, request);
    response.status(status).json(body);
  };
  const type = () => true;
  app.post(API, express.json({ type, limit: "2mb" }), ({ body }, response) =>
    respond(body, response),
  );
  app.post(PICTURE_API, express.raw({ type, limit: "50mb" }), ({ query, body }, response) =>
    respond({ ...query, action: "choosePicture", content: body }, response),
  );
  app.use(API, refuseRequest);
}

/** Responds to requests that are not JSON, too large, or aborted as their tab is closed. */
const refuseRequest: ErrorRequestHandler = (_error, _request, response, _next) => {
  const message = "La petición es demasiado grande (una foto, 8 MB como mucho) o no se entiende.";
  response.status(400).json({ problems: [{ place: "", message }] });
};

/** The host names that can only mean this computer, and its loopback addresses. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Checks that a request comes from this computer and from the editor's own page: not from the
 * network, which `--host` may expose, nor from another site, not even by DNS rebinding.
 * @param address the sender's IP address
 */
export function isOwnRequest(
  method: string,
  { origin, host = "" }: IncomingHttpHeaders,
  address = "",
): boolean {
  const isSameOrigin = URL.canParse(origin ?? "") && new URL(origin ?? "").host === host;
  // Browsers always send Origin with POST, but may omit it from a same-origin GET.
  const isFromPage = isSameOrigin || (method === "GET" && !origin);
  return isFromPage && LOCAL_HOST.test(host) && LOCAL_ADDRESS.test(address);
}
