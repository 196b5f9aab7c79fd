import { readFileSync } from "node:fs";
import path from "node:path";

/** What the build itself needs to know of the firm before there are any nodes. */
export interface Identity {
  name: string;
  fullName: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
}

const UNKNOWN: Identity = { name: "", fullName: "", url: "https://localhost" };

/**
 * Reads the firm's name and address of the site.
 * @param root absolute path of the project
 * @returns the values of `data/site/site.json`; `SITE_URL` in the environment
 * goes before its `url`. A file that can't be read gives empty values: the
 * content check, which runs next, says what is wrong with it.
 */
export function readIdentity(root: string): Identity {
  const identity = { ...UNKNOWN, ...read(path.join(root, "data/site/site.json")) };
  return { ...identity, url: (process.env.SITE_URL || identity.url).replace(/\/$/, "") };
}

function read(file: string): Partial<Identity> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<Identity>;
  } catch {
    return {};
  }
}
