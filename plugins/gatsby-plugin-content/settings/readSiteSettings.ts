import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { normalizeText } from "../model/normalizeText";
import { readSiteUrlFromEnv } from "./readSiteUrlFromEnv";

const UNKNOWN = { name: "?", fullName: "?", url: "https://localhost" };

/** Unlike the content model this never fails: placeholders replace what can't be read. */
const settings = z
  .object({
    name: z.string().overwrite(normalizeText).min(1).catch(UNKNOWN.name),
    fullName: z.string().overwrite(normalizeText).min(1).catch(UNKNOWN.fullName),
    url: z.string().trim().min(1).catch(UNKNOWN.url),
    forms: z.object({ endpoint: z.url() }).optional().catch(undefined),
  })
  .catch(UNKNOWN);

/**
 * Reads from `data/site/site.json` what gatsby-config.ts needs, before there are nodes.
 * @param root absolute path of the project
 * @returns the names, the origin of the forms' endpoint, if any, the
 * site's URL without a trailing slash, and its path prefix ("" at the root); the environment
 * variable `SITE_URL` overrides the URL. Placeholders replace values that can't be read, as the
 * content check reports the file afterwards.
 * @throws Error if `SITE_URL` is not a URL, since a bare host would be taken for a path
 */
export function readSiteSettings(root: string) {
  const content = settings.parse(readJson(path.join(root, "data/site/site.json")));
  const { name, fullName, forms } = content;
  const address = readSiteUrlFromEnv();
  const url = (address ?? content.url).replace(/\/$/, "");
  return {
    name,
    fullName,
    formOrigin: forms && new URL(forms.endpoint).origin,
    url,
    // The content's URL has no path; with a slip there the cache would be removed for another prefix.
    pathPrefix: address ? url.replace(/^[a-z]+:\/\/[^/]*/, "") : "",
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
