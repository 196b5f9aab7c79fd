import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import benefitList from "../data/benefits/benefits.json";
import landing from "../data/landing/landing.json";
import site from "../data/site/site.json";
import team from "../data/team/team.json";
import testimonialList from "../data/testimonials/testimonials.json";
import type { project, rental } from "../plugins/gatsby-plugin-content/model/listings";
import type { service } from "../plugins/gatsby-plugin-content/model/service";
import { createSortKey } from "../plugins/gatsby-plugin-content/sortKey";
import {
  getPagePath,
  type Kind,
  type KindNameWithPage,
  kindNamesWithPage,
  kinds,
} from "../src/kinds";
import { createListPagePath, PAGE_SIZE } from "../src/utils/paths";

/** The content as the maintainers write it, in the order of its lists. */
export const projects = readAll<z.infer<typeof project>>("Project");
export const rentals = readAll<z.infer<typeof rental>>("Rental");
export const services = readAll<z.infer<typeof service>>("Service");
/** The entries that the landing page shows. */
export const shownProjects = projects.slice(0, 9);
export const shownRentals = rentals.slice(0, 9);
export const { benefits } = benefitList;
export const { members } = team;
export const { testimonials } = testimonialList;
export { landing, site };

/** The address that the site is built for. */
export const origin = process.env.SITE_URL || site.url;

/** Euros as Spanish readers expect them: 2500 → «2.500 €». */
export function euros(value: number): string {
  return `${new Intl.NumberFormat("es-ES", { useGrouping: "always" }).format(value)} €`;
}

/** The entry at an index that is known to exist; −1 is the last. */
export function nth<T>(list: readonly T[], index = 0): T {
  const entry = list.at(index);
  if (entry === undefined) throw new Error(`No entry ${index} in a list of ${list.length}`);
  return entry;
}

/** The ids of a kind's entries, in the order of their list. */
function getIds(kind: KindNameWithPage): string[] {
  const root = path.resolve("data", kinds[kind].folder);
  const names = existsSync(root) ? readdirSync(root) : [];
  return names.filter((name) => !name.startsWith(".")).map((name) => path.basename(name, ".json"));
}

/** All entries of a kind that has a folder for each. */
function readAll<T extends { id: string; order?: number }>(kind: KindNameWithPage): T[] {
  const { folder, file } = kinds[kind];
  const getKey = ({ id, order }: T) => createSortKey({ jsonId: id, order });
  return getIds(kind)
    .map((id): T => JSON.parse(readFileSync(path.join("data", folder, id, file), "utf8")))
    .sort((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
}

export const projectPath = ({ id }: { id: string }) => getPagePath("Project", id);
export const rentalPath = ({ id }: { id: string }) => getPagePath("Rental", id);
export const servicePath = ({ id }: { id: string }) => getPagePath("Service", id);

const hasHomes = ({ type, units = [] }: (typeof projects)[0]) =>
  type === "sale" && units.some(({ status, price }) => status === "available" && price);

/** The page of a project that has homes to sell, so that it calculates a mortgage. */
export const mortgagePath = projectPath(nth(projects.filter(hasHomes)));

/** The pages of the full list of a kind, if it has one. */
function listPagePaths(kind: KindNameWithPage): string[] {
  const { list }: Kind = kinds[kind];
  if (!list?.template) return [];
  const pages = Math.max(1, Math.ceil(getIds(kind).length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => createListPagePath(list.path, index + 1));
}

/** The pages of the full lists. */
const listPaths = kindNamesWithPage.flatMap(listPagePaths);

const entryPaths = kindNamesWithPage.map((kind) => getIds(kind).map((id) => getPagePath(kind, id)));

/** The pages of entries with pictures. */
export const picturedPaths = kindNamesWithPage
  .filter((kind) => "pictures" in kinds[kind])
  .flatMap((kind) => getIds(kind).map((id) => getPagePath(kind, id)));

/** Every page of the site. */
export const pagePaths = ["/", ...listPaths, ...entryPaths.flat()];

/** One page of each kind, to which the landing page leads, and a legal page if there is one. */
export const samplePaths = [
  "/",
  nth(listPaths),
  ...entryPaths.flatMap((paths) => paths.slice(0, 1)),
];

function countPictures(kind: KindNameWithPage): number {
  const { pictures }: Kind = kinds[kind];
  return pictures ? getIds(kind).length * { gallery: 4, image: 1 }[pictures] : 0;
}

/** How many pictures the pages of all entries have. */
export const pictureCount = kindNamesWithPage
  .map(countPictures)
  .reduce((sum, count) => sum + count);

/** An address that no page has. */
export const unknownPath = "/proyecto/99/";

const STATUSES = { past: "completados", current: "en-construccion", future: "proximamente" };

/** The query of the list of projects with filters that none of them matches. */
export const emptyQuery = nth(
  projects.flatMap(({ location }) =>
    Object.entries(STATUSES)
      .filter(
        ([status]) => !projects.some((one) => one.location === location && one.status === status),
      )
      .map(([, name]) => `?${new URLSearchParams({ estado: name, lugar: location })}`),
  ),
);
