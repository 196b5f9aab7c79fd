import path from "node:path";
import { dossierPath } from "../../src/utils/dossierPath";
import { getPagePath } from "../../src/utils/kinds";
import { project, rental } from "../gatsby-plugin-content/model/listings";
import { site } from "../gatsby-plugin-content/model/site";
import { readSiteSettings } from "../gatsby-plugin-content/siteSettings";
import { contentFiles, readContent } from "../shared/content";
import { type Makable, type Written, writeKept } from "../shared/keep";
import { dossierKey, layoutKey } from "./cache";
import { printed } from "./dossier";
import { shrink } from "./photos";
import { type Listing, sheetOf } from "./sheet";

/** The two kinds of listing. */
const kinds = ["Project", "Rental"] as const;

/**
 * Writes the dossiers of all projects and rentals; removes those of listings that are no more.
 * @param root absolute folder with `data/` in it, of content that has passed the check
 * @param out absolute folder of the built site; they go where `dossierPath` says
 * @param cacheDir absolute folder, kept between builds, for what need not be made again
 * @throws if content doesn't fit its model, or a picture can't be decoded
 */
export async function writeDossiers(root: string, out: string, cacheDir: string): Promise<Written> {
  return writeKept(dossiersOf(root), path.join(out, path.dirname(dossierPath("/"))), cacheDir);
}

async function* dossiersOf(root: string): AsyncGenerator<Makable> {
  const data = path.join(root, "data");
  const company = site.parse(await readContent(path.join(data, "site", "site.json")));
  const { url } = readSiteSettings(root);
  const layout = await layoutKey();
  const small = shrink();
  for (const kind of kinds) {
    for (const file of await contentFiles(kind, data)) {
      const listing = listingOf(kind, await readContent(file));
      const folder = path.dirname(file);
      const page = getPagePath(kind, listing.entry.id);
      const sheet = sheetOf(listing, company, url + page);
      yield {
        name: path.basename(dossierPath(page)),
        key: await dossierKey(layout, sheet, folder),
        make: () => printed(sheet, folder, small),
      };
    }
  }
}

function listingOf(type: (typeof kinds)[number], content: unknown): Listing {
  return type === "Project"
    ? { kind: "project", entry: project.parse(content) }
    : { kind: "rental", entry: rental.parse(content) };
}
