import { createHash } from "node:crypto";

const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;

/** What runs where it stands: no file, no block of data and not the loader (`deferScripts`). */
const INLINE = /<script(?![^>]*\s(?:src|type|data-run)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Where the loader is told what it is to run. */
const RUN = /(<script data-run=")/;

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
 * Moves what a page runs by itself into a file, and has its loader run it first:
 * of what stands inline only the loader is left, which a content security policy
 * lets through by its hash.
 * @param html a built page, with its scripts deferred
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns the page and the file, which is named after its content
 * @throws Error when a script stands in the head: moved, it would run later; and when
 * there is something to run and no loader
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
  if (!RUN.test(withPath)) throw new Error(`A page has no loader for ${scripts[0]?.[0]}`);
  const moved = withPath.replace(INLINE, "").replace(RUN, `$1${prefix}/${name} `);
  return { html: moved, file: { name, text: `${text}\n` } };
}
