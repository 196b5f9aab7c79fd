import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import express, { type Request, type Response } from "express";
import serveCompressed from "express-static-gzip";

/** `npm run serve -- [port]`, the end of `npm start`: serves the built site as hosts do, by its `_headers` and `_redirects`. */

const [port = "9000", name = "public"] = process.argv.slice(2);
const folder = path.resolve(name);

/** Files for hosts, dotfiles and the page of the answer 404. */
const HIDDEN = /^\/_|\/\.(?!well-known\/)|^\/404(?:\.html|\/|$)/;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!/^\d+$/.test(port) || Number(port) > 65_535)
  fail(`${port} is no port: choose one up to 65535, npm run serve -- 9001`);

/** What hosts send with files that `_headers` does not name. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** Reads the rules of `_headers`: a pattern, and below it the headers of paths that match. */
function readHeaderRules() {
  const text = readFileSync(path.join(folder, "_headers"), "utf8");
  return [...text.matchAll(/^(\S+)\n((?: {2}.*\n)+)/gm)].map(([, pattern = "", lines = ""]) => ({
    pattern,
    path: RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
    headers: [...lines.matchAll(/^ {2}(.*?): (.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    ),
  }));
}

const files = ["_redirects", "_headers", "robots.txt"];
if (!files.every((file) => existsSync(path.join(folder, file))))
  fail("There is no built site in public/: npm run build");

/** The path prefix for which the site was built, from the address of its sitemap. */
const [, pathPrefix = ""] =
  /^Sitemap: [a-z]+:\/\/[^/]*(.*)\/sitemap-index\.xml$/m.exec(
    readFileSync(path.join(folder, "robots.txt"), "utf8"),
  ) ?? [];

const rules = readHeaderRules();
/** The headers of all responses, not only of files. */
const everywhere = rules.filter(({ pattern }) => pattern === "/*").flatMap((one) => one.headers);

const app = express().disable("x-powered-by").enable("case sensitive routing");
app.use((_request, response, next) => {
  response.set("Cache-Control", REVALIDATED);
  for (const [name, value] of everywhere) response.set(name, value);
  next();
});

const redirects = readFileSync(path.join(folder, "_redirects"), "utf8");
for (const [, from = "", to = "", status = "301"] of redirects.matchAll(
  /^(\/\S*)[ \t]+(\/\S*)(?:[ \t]+(\d+))?/gm,
)) {
  app.get(pathPrefix + from, ({ url }, response) =>
    redirect(response, Number(status), pathPrefix + to, url),
  );
}

/** Redirects to a path, which gets the query string of the request. */
function redirect(response: Response, status: number, to: string, url: string): void {
  // Several slashes would name another host.
  const target = new URL(to.replace(/^\/+/, "/"), "http://localhost");
  target.search = /\?.*/.exec(url)?.[0] ?? "";
  response.redirect(status, target.href.slice(target.origin.length));
}

const site = express.Router();
site.use((request, response, next) => {
  const { path: encoded, originalUrl } = request;
  const address = decodeAddress(encoded);
  // For the headers, as the request for a compressed file is changed to the name of that.
  response.locals.address = address;
  if (address === undefined || HIDDEN.test(address)) sendNotFound(request, response);
  else if (address.endsWith("/") || !existsSync(path.join(folder, address, "index.html"))) next();
  else redirect(response, 301, `${pathPrefix}${encoded}/`, originalUrl);
});
site.use(
  serveCompressed(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    serveStatic: {
      cacheControl: false,
      dotfiles: "allow",
      redirect: false,
      setHeaders: (response) => {
        const { address } = (response as Response).locals;
        const headers = rules
          .filter(({ path }) => path.test(address))
          .flatMap((one) => one.headers);
        for (const [name, value] of headers) response.setHeader(name, value);
      },
    },
  }),
);
app.use(pathPrefix || "/", site);
app.use(sendNotFound);

/** Decodes an address; undefined if that is impossible, as for "/%". */
function decodeAddress(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function sendNotFound(_request: Request, response: Response): void {
  response.status(404).sendFile("404.html", { root: folder, cacheControl: false });
}

app
  .listen(Number(port), () => console.log(`http://localhost:${port}${pathPrefix}/`))
  .on("error", ({ message }) =>
    fail(`The site can't be served (${message}): choose another port, npm run serve -- 9001`),
  );
