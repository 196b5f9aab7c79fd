import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { project, rental } from "../../../plugins/gatsby-plugin-content/model/listings";
import { site } from "../../../plugins/gatsby-plugin-content/model/site";
import { printed } from "../../../plugins/gatsby-plugin-dossier/dossier";
import { shrink } from "../../../plugins/gatsby-plugin-dossier/photos";
import { type Listing, sheetOf } from "../../../plugins/gatsby-plugin-dossier/sheet";
import { flatPicture, SAMPLE, writeSample } from "../gatsby-plugin-content/copy";

function contentOf(name: string): unknown {
  const { $schema: _, ...content } = JSON.parse(readFileSync(path.join(SAMPLE, name), "utf8"));
  return content;
}

export const company = () => site.parse(contentOf("site/site.json"));
export const sampleProject = () => project.parse(contentOf("projects/1/project.json"));
export const sampleRental = () => rental.parse(contentOf("rentals/1/rental.json"));

/** The page that the dossiers made here lead to. */
const PAGE = "https://www.zaguan.example/proyecto/1/";

/** The same pictures for each: they are made once for a file of tests. */
const pictures = shrink();

/** The sample with its pictures. */
const content = mkdtemp(path.join(tmpdir(), "sample-")).then(async (folder) => {
  await writeSample(folder, await flatPicture(1200, 800));
  return folder;
});
afterAll(async () => rm(await content, { recursive: true }));

/** The dossier of a listing, with the pictures of the first of the sample. */
export async function make(listing: Listing, site = company()) {
  const own = listing.kind === "project" ? "projects/1" : "rentals/1";
  return printed(sheetOf(listing, site, PAGE), path.join(await content, own), pictures);
}
