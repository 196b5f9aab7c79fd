import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { z } from "zod";
import { project, rental } from "../../../plugins/gatsby-plugin-content/model/listings";
import { site } from "../../../plugins/gatsby-plugin-content/model/site";
import {
  createBrochure,
  type Project,
  type Rental,
  type Site,
} from "../../../plugins/gatsby-plugin-dossier/brochure";
import { renderBrochure } from "../../../plugins/gatsby-plugin-dossier/renderBrochure";
import { flatPicture, SAMPLE, writeSample } from "../gatsby-plugin-content/copy";

function readSample(name: string): unknown {
  const { $schema: _, ...content } = JSON.parse(readFileSync(path.join(SAMPLE, name), "utf8"));
  return content;
}

type SiteContent = z.infer<typeof site>;
type ProjectContent = z.infer<typeof project>;
type RentalContent = z.infer<typeof rental>;

export const readCompany = () => site.parse(readSample("site/site.json"));
export const readProject = () => project.parse(readSample("projects/1/project.json"));
export const readRental = () => rental.parse(readSample("rentals/1/rental.json"));

const PAGE = "https://www.zaguan.example/proyecto/1/";

/** The sample with its pictures. */
const content = mkdtemp(path.join(tmpdir(), "sample-")).then(async (folder) => {
  await writeSample(folder, await flatPicture(1200, 800));
  return folder;
});
afterAll(async () => rm(await content, { recursive: true }));

/** Content as GraphQL returns it: pictures are files. */
function toNode(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => toNode(item, folder));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) =>
    key === "image" && typeof field === "string"
      ? [key, { absolutePath: path.resolve(folder, field), internal: { contentDigest: field } }]
      : [key, toNode(field, folder)],
  );
  return Object.fromEntries(fields);
}

/** The dossier of a listing, with the pictures of the first of the sample. */
export async function renderListing(
  entry: ProjectContent | RentalContent,
  company: SiteContent = readCompany(),
): Promise<Buffer> {
  const folder = path.join(await content, "details" in entry ? "projects/1" : "rentals/1");
  const listing = toNode(entry, folder) as Project | Rental;
  return renderBrochure(createBrochure(listing, company as unknown as Site, PAGE));
}
