import { parseUrl } from "../../utils/parseUrl";
import { correctOrigin, ORIGIN } from "../model/urlFields";

/** A path has only characters with one spelling, as servers, caches and pages compare it literally. */
const ADDRESS = RegExp(`^(${ORIGIN})((?:/[\\w~-][\\w.~-]*)*/?)$`);

/**
 * Reads the site's URL from the environment variable `SITE_URL`, where it may have a path.
 * @returns undefined without it
 * @throws Error if it is not a URL as browsers write it, since a bare host would be taken for a path
 */
export function readSiteUrlFromEnv(): string | undefined {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return undefined;
  const [, origin = "", , path = ""] = ADDRESS.exec(SITE_URL) ?? [];
  if (!parseUrl(origin)) {
    throw new Error(
      `SITE_URL: expected an address like https://www.firma.es or https://firma.github.io/sitio, its path of a-z, 0-9, -, _, . and ~; found ${SITE_URL}`,
    );
  }
  const correct = correctOrigin(origin);
  if (!correct) return SITE_URL;
  throw new Error(`SITE_URL: expected ${correct}${path}, as browsers write it; found ${SITE_URL}`);
}
