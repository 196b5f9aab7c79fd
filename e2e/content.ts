import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import benefitList from "../data/benefits/benefits.json";
import landing from "../data/landing/landing.json";
import site from "../data/site/site.json";
import team from "../data/team/team.json";
import testimonialList from "../data/testimonials/testimonials.json";
import { selectNewest } from "../plugins/gatsby-plugin-content/newest";
import { compareByOrder } from "../src/utils/entries";
import { type Filter, isAccepted } from "../src/utils/filters";
import { createListPagePath, PAGE_SIZE } from "../src/utils/paths";

/** The fields that decide an entry's place in a list. */
interface Entry {
  id: string;
  jsonId: string;
  order: number | null;
  title: string;
}

interface Listing extends Entry {
  published?: string;
  energyLabel?: string;
  floorPlans?: { title: string; alt: string }[];
}

interface Project extends Listing {
  description: string;
  location: string;
  status: "past" | "current" | "future";
  type: "sale" | "rent";
  gallery: { alt: string }[];
  details: { area: string; bedrooms?: number; bathrooms?: number; features: string[] };
  units?: {
    name: string;
    area: number;
    price?: number;
    status: "available" | "reserved" | "sold";
  }[];
  works?: { start: string; end: string };
  specification?: { title: string; lines: string[] }[];
  progress?: { title: string }[];
}

interface Rental extends Listing {
  description: string;
  location: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  area: number;
  gallery: { alt: string }[];
  features: string[];
}

interface Link {
  label: string;
  page?: string;
  target?: string;
}

interface Part {
  title: string;
  description: string;
}

interface Service extends Entry {
  shortDescription: string;
  description: string[];
  features: Part[];
  process: Part[];
}

/** The content as the maintainers write it. */
export const projects = readAll<Project>("projects", "project.json");
export const rentals = readAll<Rental>("rentals", "rental.json");
export const services = readAll<Service>("services", "service.json");
export const legalIds = existsSync("data/legal")
  ? readdirSync("data/legal").map((file) => path.basename(file, ".json"))
  : [];
/** The entries that the landing page shows. */
export const newestProjects = selectNewest(projects);
export const newestRentals = selectNewest(rentals);
export const legalLinks: Link[] = site.legalLinks;
export const socialLinks: Link[] = site.socialLinks;
export const { benefits } = benefitList;
export const { members } = team;
export const { testimonials } = testimonialList;
export { landing, site };

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

/** All entries of a kind, in the order of their list. */
function readAll<T extends Entry>(folder: string, file: string): T[] {
  const root = path.resolve("data", folder);
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }): T => JSON.parse(readFileSync(path.join(root, name, file), "utf8")))
    .map((entry) => ({ ...entry, jsonId: entry.id, order: entry.order ?? null }))
    .sort(compareByOrder);
}

export const projectPath = ({ id }: { id: string }) => `/proyecto/${id}/`;
export const rentalPath = ({ id }: { id: string }) => `/alquiler/${id}/`;
export const servicePath = ({ id }: { id: string }) => `/servicios/${id}/`;
const legalPath = (id: string) => `/legal/${id}/`;

const listPagePaths = (path: string, { length }: readonly unknown[]) =>
  Array.from({ length: Math.max(1, Math.ceil(length / PAGE_SIZE)) }, (_, index) =>
    createListPagePath(path, index + 1),
  );

/** The pages of the full lists. */
export const listPaths = [
  ...listPagePaths("/proyectos/", projects),
  ...listPagePaths("/alquiler/", rentals),
];

/** Every page of the site. */
export const pagePaths = [
  "/",
  ...listPaths,
  ...projects.map(projectPath),
  ...rentals.map(rentalPath),
  ...services.map(servicePath),
  ...legalIds.map(legalPath),
];

/** One page of each kind, to which the landing page leads, and a legal page if there is one. */
export const samplePaths = [
  "/",
  nth(listPaths),
  projectPath(nth(newestProjects)),
  rentalPath(nth(newestRentals)),
  servicePath(nth(services)),
  ...legalIds.slice(0, 1).map(legalPath),
];

/** An address that no page has. */
export const unknownPath = "/proyecto/99/";

/** The query of an address whose filters match no entry. */
export function createEmptyQuery<Facts>(
  filters: Filter<Facts>[],
  entries: readonly Facts[],
): string {
  let all: Record<string, string>[] = [{}];
  for (const { name, choices } of filters) {
    all = all.flatMap((chosen) => [
      chosen,
      ...choices.map(({ value }) => ({ ...chosen, [name]: value })),
    ]);
  }
  const empty = all.find((chosen) => !entries.some((entry) => isAccepted(entry, filters, chosen)));
  if (!empty) throw new Error("Every choice leaves some entry");
  return `?${new URLSearchParams(empty)}`;
}
