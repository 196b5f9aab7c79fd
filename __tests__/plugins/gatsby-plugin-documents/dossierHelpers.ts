import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { z } from "zod";
import { createFacade } from "../../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import { calculateOffer } from "../../../plugins/gatsby-plugin-content/computedFields/projectOffer";
import { project } from "../../../plugins/gatsby-plugin-content/model/project";
import { rental } from "../../../plugins/gatsby-plugin-content/model/rental";
import { site } from "../../../plugins/gatsby-plugin-content/model/site";
import {
  createDossier,
  type Project,
  type Rental,
  type Site,
} from "../../../plugins/gatsby-plugin-documents/dossierContent";
import { renderDossier } from "../../../plugins/gatsby-plugin-documents/renderDossier";
import { tokens } from "../../../plugins/gatsby-plugin-documents/templateTokens";
import { flatPicture, SAMPLE, writeSample } from "../../sampleContent";

function readSample(name: string): unknown {
  const { $schema: _, ...content } = JSON.parse(readFileSync(path.join(SAMPLE, name), "utf8"));
  return content;
}

type SiteContent = z.infer<typeof site>;
type ProjectContent = z.infer<typeof project>;
type RentalContent = z.infer<typeof rental>;

export const readSite = () => site.parse(readSample("site/site.json"));
export const readProject = (id = "1") => project.parse(readSample(`projects/${id}/project.json`));
export const readRental = (id = "1") => rental.parse(readSample(`rentals/${id}/rental.json`));

const PAGE = "https://www.zaguan.example/proyecto/1/";

/** The folder of the sample, with small pictures that are fast to encode. */
const content = mkdtemp(path.join(tmpdir(), "sample-")).then(async (folder) => {
  await writeSample(folder, await flatPicture(300, 200));
  return folder;
});
afterAll(async () => rm(await content, { recursive: true }));

/** Converts content to what GraphQL returns, with pictures as files. */
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

/** Creates the texts of a listing's dossier, with the pictures of a folder. */
export function createSampleDossier(
  entry: ProjectContent | RentalContent,
  company: SiteContent = readSite(),
  folder = "",
) {
  const imageAlt = entry.gallery.find(({ image }) => image === entry.image)?.alt ?? entry.title;
  const vat = "type" in entry && entry.type === "sale" ? company.purchase?.vat : null;
  const derived =
    "details" in entry
      ? { offer: calculateOffer(entry.units, vat), facade: createFacade(entry.units) }
      : {};
  // GraphQL returns missing fields as null.
  const { shape } = "details" in entry ? project : rental;
  const absent = Object.fromEntries(Object.keys(shape).map((key) => [key, null]));
  const node = { ...absent, ...entry, imageAlt, imageFocus: null, ...derived };
  const listing = toNode(node, folder) as Project | Rental;
  return createDossier(listing, company as unknown as Site, PAGE);
}

/** Renders the dossier of a listing with the sample's pictures. */
export async function renderSampleDossier(
  entry: ProjectContent | RentalContent,
  company?: SiteContent,
): Promise<Buffer> {
  const folder = path.join(await content, "details" in entry ? "projects" : "rentals", entry.id);
  return renderDossier({ ...createSampleDossier(entry, company, folder), tokens });
}
