import { mkdir } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { bundleScript } from "../utils/bundleScript";
import { parseUrl } from "../utils/parseUrl";
import { checkEntry } from "./checkEntry";
import { createLocalConfig, PAGE_SCRIPT } from "./decapConfig";

type RegisterLocalFs = (app: Express, options: { logLevel: string }) => Promise<void>;

/**
 * Creates the app that serves the form at `/admin/` and saves its entries below `data/`.
 * @param root absolute path of the project, with `editor/` installed
 */
export async function createEditorApp(root: string): Promise<Express> {
  const load = createRequire(path.join(root, "editor/package.json"));
  const app = express();
  app.use(refuseOthers);
  app.get("/", ({ originalUrl }, response) => {
    // The addresses in the page are relative.
    if (!originalUrl.startsWith("/admin/")) response.redirect("/admin/");
    else response.sendFile(path.join(root, "editor/index.html"));
  });
  app.get("/config.json", (_request, response) => {
    response.json(createLocalConfig());
  });
  app.get("/decap-cms.js", (_request, response) => {
    response.sendFile(load.resolve("decap-cms/dist/decap-cms.js"));
  });
  app.get("/page.js", (_request, response, next) => {
    bundleScript(PAGE_SCRIPT).then((script) => response.type("js").send(script), next);
  });
  app.use(express.json({ limit: "50mb" }));
  app.post("/check", ({ body }, response, next) => {
    const answer = (error?: string) => response.status(error ? 422 : 200).json({ error });
    checkEntry(root, body).then(answer, next);
  });
  app.post("/api/v1", restrictActions);
  const data = path.join(root, "data");
  app.post("/api/v1", ({ body }, _response, next) => {
    if (body.action !== "persistEntry") next();
    else createEntryFolder(data, body.params.dataFiles[0].path).then(() => next(), next);
  });
  process.env.GIT_REPO_DIRECTORY = data;
  const server: { registerLocalFs: RegisterLocalFs } = load("decap-server/dist/middlewares");
  await server.registerLocalFs(app, { logLevel: "error" });
  app.use(explainError);
  return app;
}

/** The host names that can only mean this computer, and its loopback addresses. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request comes from this computer and from the form's own page: not from the network,
 * which `--host` may expose, nor from another site, not even by DNS rebinding.
 * @param address the sender's IP address
 */
export function isOwnRequest(
  method: string,
  { origin, host = "" }: IncomingHttpHeaders,
  address = "",
): boolean {
  const isSameOrigin = parseUrl(origin ?? "")?.host === host;
  // Browsers always send Origin with POST, but may omit it from a same-origin GET.
  const isFromPage = isSameOrigin || (method === "GET" && !origin);
  return isFromPage && LOCAL_HOST.test(host) && LOCAL_ADDRESS.test(address);
}

const refuseOthers: RequestHandler = ({ method, headers, socket }, response, next) => {
  if (isOwnRequest(method, headers, socket.remoteAddress)) next();
  else response.status(403).end();
};

/** What the form asks of decap-server: to read, and to save an entry with its pictures. */
const ACTIONS = /^(get\w+|entriesBy\w+|persistEntry)$/;

/**
 * Refuses to delete files and to write pictures on their own, as Decap's media library would, and
 * drops pictures that were chosen and then replaced.
 */
const restrictActions: RequestHandler = ({ body }, response, next) => {
  if (!ACTIONS.test(body.action)) {
    response.status(403).json({ error: "El formulario no borra ni sube fotos sueltas." });
    return;
  }
  if (body.action === "persistEntry") {
    const [{ raw }] = body.params.dataFiles;
    body.params.assets = body.params.assets.filter(({ path: file }: { path: string }) =>
      raw.includes(`"./${path.posix.basename(file)}"`),
    );
  }
  next();
};

/** How long Gatsby has to start watching a new folder, in milliseconds. */
const DISCOVERY_MS = 100;

/**
 * Creates the folder of a new entry before its files: those that are written while chokidar 3 is
 * discovering their folder may go unnoticed.
 */
async function createEntryFolder(data: string, file: string): Promise<void> {
  const folder = path.join(data, path.dirname(file));
  if (!folder.startsWith(data + path.sep)) return;
  if (await mkdir(folder, { recursive: true })) await setTimeout(DISCOVERY_MS);
}

/** Answers requests that are too large or not JSON. */
const explainError: ErrorRequestHandler = (error, _request, response, _next) => {
  // A bug, for the developers.
  if (!error.status) console.error(error);
  const reason =
    error.type === "entity.too.large"
      ? "Las fotos pesan demasiado para guardarlas a la vez."
      : "El servidor ha fallado: mira la terminal.";
  response.status(error.status ?? 500).json({ error: reason });
};
