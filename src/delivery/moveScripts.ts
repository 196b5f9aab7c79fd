import { createHash } from "node:crypto";

const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;

/** What runs where it stands: neither a file nor a block of data. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The page's own address stays in the page, as data, so that the file is every page's. */
const READ_PATH =
  'window.pagePath=JSON.parse(document.getElementById("gatsby-script-loader").textContent);';

/** A page without scripts of its own, and the file that has them. */
export interface Moved {
  html: string;
  /** Nothing where the page had none. */
  file?: { name: string; text: string };
}

/**
 * Moves what a page runs into a file, so that a content security policy without
 * hashes, the same for all pages, can forbid everything inline.
 * @param html a built page
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns the page and the file, which is named after its content
 * @throws Error when a script stands in the head: moved, it would run later
 */
export function moveScripts(html: string, prefix: string): Moved {
  const withPath = html.replace(
    PAGE_PATH,
    (_, path) => `<script id="gatsby-script-loader" type="application/json">${path}</script>`,
  );
  const scripts = [...withPath.matchAll(INLINE)];
  if (scripts.length === 0) return { html: withPath };
  if ((scripts[0]?.index ?? 0) < withPath.indexOf("</head>")) {
    throw new Error(`A script in the head of a page can't be moved: ${scripts[0]?.[0]}`);
  }
  const text = [READ_PATH, ...scripts.map(([, body = ""]) => body.trim())].join("\n");
  const name = `start-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`;
  let left = scripts.length;
  const moved = withPath.replace(INLINE, () => {
    left -= 1;
    return left === 0 ? `<script async src="${prefix}/${name}"></script>` : "";
  });
  return { html: moved, file: { name, text: `${text}\n` } };
}
