import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import express from "express";
import { readSiteSettings } from "../plugins/gatsby-plugin-content/siteSettings";

/** `npm start`: serves the built site with its redirects and 404 page, as hosts do. */
const [port = "9000"] = process.argv.slice(2);
const folder = path.resolve("public");
const { pathPrefix } = readSiteSettings(process.cwd());

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(path.join(folder, "_redirects")))
  fail("There is no built site in public/: npm run build");
const app = express().disable("x-powered-by");
for (const line of readFileSync(path.join(folder, "_redirects"), "utf8").trim().split("\n")) {
  const [from = "", to = "", status] = line.split(" ");
  app.get(from, ({ url }, response) => {
    const target = new URL(to, "http://localhost");
    target.search = new URL(url, target).search;
    response.redirect(Number(status), target.href.slice(target.origin.length));
  });
}
app.use(pathPrefix || "/", express.static(folder));
app.use((_request, response) => response.status(404).sendFile("404.html", { root: folder }));
app
  .listen(Number(port), () => console.log(`http://localhost:${port}${pathPrefix}/`))
  .on("error", ({ message }) => fail(`The site can't be served (${message}).`));
