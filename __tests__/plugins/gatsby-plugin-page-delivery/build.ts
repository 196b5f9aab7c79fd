import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { markEnded } from "../../../plugins/gatsby-plugin-page-delivery/whole";
import { nginxSite } from "../../../plugins/gatsby-plugin-static-hosting/nginx";

/** What cameras and people call pictures; in pages each is written as `encodeURIComponent` does. */
export const PICTURES = ["salon@2x.jpg", "1, cocina.jpg", "baño+aseo & l'hall;#=50%.jpg"];

/** An address as React writes it into an attribute. */
const attribute = (address: string) => address.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

/**
 * Writes a small built site, or over the one that is there.
 * @param folder in the place of `public`
 * @param number of the build, a digit; scripts and pictures are named after it
 * @param prefix what stands before every path of the site
 */
export async function writeBuild(folder: string, number: number, prefix = ""): Promise<void> {
  const hash = String(number).repeat(20);
  const sources = PICTURES.map((name) =>
    attribute(`${prefix}/static/${number}/${encodeURIComponent(name)}`),
  );
  const page = (route: string) =>
    `<html><head><link rel="icon" href="${prefix}/icon.svg?v=1"/></head><body><a href="${prefix}/proyecto/1/">1</a>${sources.map((source) => `<img src="${source}"/>`).join("")}<img src="${prefix}/static/${number}/foto.jpg" srcSet="${prefix}/static/${number}/foto.jpg 480w,
${prefix}/static/${number}/larga.jpg 820w,${sources.map((source) => `${source} 1400w`).join(",\n")}"/><script data-run="${prefix}/start-${hash}.js ${prefix}/app-${hash}.js">load()</script><script type="application/json" id="ahead">{"files":["${prefix}/page-data/${route}/page-data.json"]}</script></body></html>`;
  const url = `https://www.zaguan.example${prefix}`;
  const files = {
    "index.html": page("index"),
    "404.html": page("404.html"),
    "proyecto/1/index.html": page("proyecto/1"),
    "_gatsby/slices/part.html": "<p>part</p>",
    _headers: "/*\n",
    _redirects: `${prefix}/proyecto ${prefix}/proyectos/ 301\n`,
    "_nginx.conf": nginxSite("", prefix),
    "icon.svg": "<svg/>",
    "page-data/app-data.json": `{"webpackCompilationHash":"${hash}"}`,
    "page-data/index/page-data.json": `{"number":${number}}`,
    "page-data/404.html/page-data.json": "{}",
    "page-data/proyecto/1/page-data.json": "{}",
    "sitemap-index.xml": `<loc>${url}/sitemap-0.xml</loc>`,
    "sitemap-0.xml": `<loc>${url}/</loc><loc>${url}/proyecto/1/</loc>`,
    [`app-${hash}.js`]: `app ${number}`,
    [`start-${hash}.js`]: `window.___webpackCompilationHash="${hash}"`,
    [`static/${number}/foto.jpg`]: `foto ${number}`,
    [`static/${number}/larga.jpg`]: `larga ${number}`,
    ...Object.fromEntries(PICTURES.map((name) => [`static/${number}/${name}`, name])),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await markEnded(folder);
}
