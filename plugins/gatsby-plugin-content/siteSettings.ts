import { readFileSync } from "node:fs";
import path from "node:path";

/** The settings that gatsby-config.ts needs before there are nodes. */
export interface SiteSettings {
  name: string;
  fullName: string;
  /** The address of the published site: its origin and path prefix, without a trailing slash. */
  url: string;
  /** The address that forms are sent to, if any. */
  formOrigin?: string;
}

const UNKNOWN = { name: "?", fullName: "?", url: "https://localhost" };

/**
 * Reads what gatsby-config.ts needs from `data/site/site.json`.
 * @param root absolute path of the project
 * @returns the settings; the environment variable `SITE_URL` overrides `url`. A value that
 * can't be read gets a placeholder, since the content check reports the file afterwards.
 * @throws Error if `SITE_URL` is not an address: a host alone would be taken for a path
 */
export function readSiteSettings(root: string): SiteSettings {
  const content = readSiteFile(path.join(root, "data/site/site.json"));
  const getText = (key: keyof typeof UNKNOWN) => {
    const value = content[key];
    return typeof value === "string" && value.trim() ? value : UNKNOWN[key];
  };
  const url = readSiteUrl() ?? getText("url");
  return {
    name: getText("name"),
    fullName: getText("fullName"),
    url: url.replace(/\/$/, ""),
    formOrigin: readFormOrigin(content.forms),
  };
}

/**
 * Returns the path of the site on its host.
 * @param url of the site's home page
 * @returns "" at the root of the host, else a path such as "/sitio"
 */
export function getPathPrefix(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/, "");
}

function readSiteUrl(): string | undefined {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return undefined;
  // Pages, servers and caches compare paths literally, so only characters with one spelling are allowed.
  const isAddress = /^https?:\/\/[^/?#\s]+(\/[\w~-][\w.~-]*)*\/?$/.test(SITE_URL);
  if (isAddress && URL.canParse(SITE_URL)) return SITE_URL;
  throw new Error(
    `SITE_URL: expected an address like https://www.firma.es or https://firma.github.io/sitio, its path of a-z, 0-9, -, _, . and ~; found ${SITE_URL}`,
  );
}

function readFormOrigin(forms: unknown): string | undefined {
  const { endpoint } = (forms ?? {}) as { endpoint?: unknown };
  return typeof endpoint === "string" && URL.canParse(endpoint)
    ? new URL(endpoint).origin
    : undefined;
}

function readSiteFile(file: string): Record<string, unknown> {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
