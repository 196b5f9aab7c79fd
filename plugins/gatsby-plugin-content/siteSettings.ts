import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { normalizeText } from "./text";

const UNKNOWN = { name: "?", fullName: "?", url: "https://localhost", contact: { email: "?" } };

/** Unlike the content's own model it never fails: placeholders stand for what can't be read. */
const settings = z
  .object({
    name: z.string().overwrite(normalizeText).min(1).catch(UNKNOWN.name),
    fullName: z.string().overwrite(normalizeText).min(1).catch(UNKNOWN.fullName),
    url: z.string().trim().min(1).catch(UNKNOWN.url),
    contact: z.object({ email: z.string() }).catch(UNKNOWN.contact),
    forms: z.object({ endpoint: z.url() }).optional().catch(undefined),
  })
  .catch(UNKNOWN);

/**
 * Reads what gatsby-config.ts needs, before there are nodes, from `data/site/site.json`.
 * @param root absolute path of the project
 * @returns names, the firm's e-mail address, the origin of the address that forms are sent to, if
 * any, the site's address without a trailing slash, and its path on the host ("" at the root);
 * the environment variable `SITE_URL` overrides the address. A value that can't be read gets a
 * placeholder, since the content check reports the file afterwards.
 * @throws Error if `SITE_URL` is not an address: a host alone would be taken for a path
 */
export function readSiteSettings(root: string) {
  const content = settings.parse(readJson(path.join(root, "data/site/site.json")));
  const { name, fullName, contact, forms } = content;
  const url = (readSiteUrl() ?? content.url).replace(/\/$/, "");
  return {
    name,
    fullName,
    email: contact.email,
    formOrigin: forms && new URL(forms.endpoint).origin,
    url,
    pathPrefix: url.replace(/^[a-z]+:\/\/[^/]*/, ""),
  };
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

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
