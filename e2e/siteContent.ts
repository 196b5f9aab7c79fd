import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import landing from "../data/landing/landing.json";
import site from "../data/site/site.json";
import { createSortKey } from "../plugins/gatsby-plugin-content/computedFields/sortKey";
import type { benefit } from "../plugins/gatsby-plugin-content/model/benefit";
import { type ModelName, models } from "../plugins/gatsby-plugin-content/model/index";
import type { project, rental } from "../plugins/gatsby-plugin-content/model/listings";
import type { teamMember, testimonial } from "../plugins/gatsby-plugin-content/model/people";
import type { service } from "../plugins/gatsby-plugin-content/model/service";
import { getTown } from "../src/listings/parseTexts";
import { getPagePath, type Kind, type KindName, kindNames, kinds } from "../src/pageKinds";
import { createListPagePath, PAGE_SIZE } from "../src/urls/listPaths";
import { createUnitPath } from "../src/urls/unitPath";

/** The content as maintainers write it, sorted like its lists. */
export const projects = readAll<z.infer<typeof project>>("Project");
export const rentals = readAll<z.infer<typeof rental>>("Rental");
export const services = readAll<z.infer<typeof service>>("Service");
/** The entries on the landing page. */
export const shownProjects = projects.slice(0, 9);
export const shownRentals = rentals.slice(0, 9);
export const benefits = readAll<z.infer<typeof benefit>>("Benefit");
export const members = readAll<z.infer<typeof teamMember>>("TeamMember");
export const testimonials = readAll<z.infer<typeof testimonial>>("Testimonial");
export { landing, site };

/** The address to which forms are sent, if any. */
export const formEndpoint = (site as { forms?: { endpoint?: string } }).forms?.endpoint;

/** The URL for which the site is built. */
export const origin = process.env.SITE_URL || site.url;

/** Formats euros as Spanish readers expect: 2500 → «2.500 €». */
export function euros(value: number): string {
  return `${new Intl.NumberFormat("es-ES", { useGrouping: "always" }).format(value)} €`;
}

/** Gets an entry that is known to exist; −1 is the last one. */
export function getEntry<T>(list: readonly T[], index = 0): T {
  const entry = list.at(index);
  if (entry === undefined) throw new Error(`No entry ${index} in a list of ${list.length}`);
  return entry;
}

/** The ids of a kind's entries, unsorted. */
function getIds(name: ModelName): string[] {
  const root = path.resolve("data", models[name].folder);
  const ids = existsSync(root) ? readdirSync(root) : [];
  return ids.filter((id) => !id.startsWith("."));
}

/** All entries of a kind, sorted like their list. */
function readAll<T extends { id: string; order?: number }>(name: ModelName): T[] {
  const { folder, file } = models[name];
  const getKey = ({ id, order }: T) => createSortKey({ jsonId: id, order });
  return getIds(name)
    .map((id): T => JSON.parse(readFileSync(path.join("data", folder, id, file), "utf8")))
    .sort((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
}

export const projectPath = ({ id }: { id: string }) => getPagePath("Project", id);
export const rentalPath = ({ id }: { id: string }) => getPagePath("Rental", id);
export const servicePath = ({ id }: { id: string }) => getPagePath("Service", id);

const hasHomes = ({ type, units = [] }: (typeof projects)[0]) =>
  type === "sale" && units.some(({ status, price }) => status === "available" && price);

/** The page of a project with homes for sale, which therefore has a mortgage calculator. */
export const mortgagePath = projectPath(getEntry(projects.filter(hasHomes)));

/** The page of a building with ten homes or more, which can be chosen on its facade. */
export const facadePath = projectPath(
  getEntry(projects.filter(({ units = [] }) => units.length >= 10 && units[0]?.door)),
);

/** The paths of a kind's list pages, if it has any. */
function listPagePaths(kind: KindName): string[] {
  const { list }: Kind = kinds[kind];
  if (!list?.hasPages) return [];
  const pages = Math.max(1, Math.ceil(getIds(kind).length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => createListPagePath(list.path, index + 1));
}

/** The paths of all list pages. */
export const listPaths = kindNames.flatMap(listPagePaths);

const entryPaths = kindNames.map((kind) => getIds(kind).map((id) => getPagePath(kind, id)));

/** The kinds whose entries have pictures, by the number of those on their pages. */
const PICTURES = { Project: 4, Rental: 4, Service: 1 } as const;
const picturedKinds = Object.keys(PICTURES) as (keyof typeof PICTURES)[];

/** The paths of all entries with pictures. */
export const picturedPaths = picturedKinds.flatMap((kind) =>
  getIds(kind).map((id) => getPagePath(kind, id)),
);

/** The paths of all pages of the site. */
export const pagePaths = ["/", ...listPaths, ...entryPaths.flat()];

/** The pages of homes, which no list of this file has. */
export const homes = projects.flatMap((project) =>
  (project.units ?? []).map(({ name, status }) => ({
    path: createUnitPath(projectPath(project), name),
    status,
  })),
);

/** A page of each kind to which the landing page links, and a legal page if there is one. */
export const samplePaths = [
  "/",
  getEntry(listPaths),
  ...entryPaths.flatMap((paths) => paths.slice(0, 1)),
];

/** The total number of pictures on the pages of all entries. */
export const pictureCount = picturedKinds
  .map((kind) => getIds(kind).length * PICTURES[kind])
  .reduce((sum, count) => sum + count);

/** A path without a page. */
export const unknownPath = "/proyecto/99/";

const STATUSES = { past: "completados", current: "en-construccion", future: "proximamente" };

/** A query string for the list of projects whose filters match none of them. */
export const emptyQuery = getEntry(
  projects.flatMap(({ location }) => {
    const town = getTown(location);
    const inTown = projects.filter((one) => getTown(one.location) === town);
    return Object.entries(STATUSES)
      .filter(([status]) => !inTown.some((one) => one.status === status))
      .map(([, name]) => `?${new URLSearchParams({ estado: name, lugar: town })}`);
  }),
);
