import { readFileSync } from "node:fs";
import path from "node:path";

/** What the build itself needs to know of the firm before there are any nodes. */
export interface Identity {
  name: string;
  fullName: string;
  /** Where the published site is: its origin and path prefix, without a trailing slash. */
  url: string;
}

const UNKNOWN: Identity = { name: "?", fullName: "?", url: "https://localhost" };

/**
 * Reads the firm's name and address of the site.
 * @param root absolute path of the project
 * @returns the values of `data/site/site.json`; `SITE_URL` in the environment
 * goes before its `url`. What can't be read there gets a stand-in: the content
 * check, which runs next, says what is wrong with the file.
 * @throws Error when `SITE_URL` is no address: a host alone would be taken for a path
 */
export function readIdentity(root: string): Identity {
  const content = read(path.join(root, "data/site/site.json"));
  const textOf = (key: keyof Identity) => {
    const value = content[key];
    return typeof value === "string" && value.trim() ? value : UNKNOWN[key];
  };
  const url = givenUrl() ?? textOf("url");
  return { name: textOf("name"), fullName: textOf("fullName"), url: url.replace(/\/$/, "") };
}

/**
 * The path under which a site stands on its host.
 * @param url of the site's root
 * @returns "" at the host's own root, else a path such as "/sitio"
 */
export function prefixOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/, "");
}

function givenUrl(): string | undefined {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return undefined;
  // A path of letters that nobody writes otherwise: pages, servers and caches compare it.
  const isAddress = /^https?:\/\/[^/?#\s]+(\/[\w~-][\w.~-]*)*\/?$/.test(SITE_URL);
  if (isAddress && URL.canParse(SITE_URL)) return SITE_URL;
  throw new Error(
    `SITE_URL: expected an address like https://www.firma.es or https://firma.github.io/sitio, its path of a-z, 0-9, -, _, . and ~; found ${SITE_URL}`,
  );
}

function read(file: string): Partial<Record<keyof Identity, unknown>> {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as typeof UNKNOWN | null) ?? {};
  } catch {
    return {};
  }
}
