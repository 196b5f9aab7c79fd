import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import landing from "../data/landing/landing.json";
import site from "../data/site/site.json";
import type { ModelName, models } from "../plugins/gatsby-plugin-content/model/models";

/*
 * The content in data/, read and sorted here and not by the code that is tested, so that the tests
 * hold after changes of the content. Those of numbers that are known choose an entry that has them.
 */

/** Reads the entries of a kind, in the order in which the site shows them. */
function readAll<Name extends ModelName>(folder: string, file: string) {
  type Entry = z.infer<(typeof models)[Name]["schema"]> & { order?: number };
  if (!existsSync(`data/${folder}`)) return [];
  const ids = readdirSync(`data/${folder}`, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return ids
    .map((id): Entry => JSON.parse(readFileSync(`data/${folder}/${id}/${file}`, "utf8")))
    .sort((a, b) => (a.order ?? 10_000) - (b.order ?? 10_000));
}

export const projects = readAll<"Project">("projects", "project.json");
export const rentals = readAll<"Rental">("rentals", "rental.json");
export const legalPages = readAll<"LegalPage">("legal", "legal.json");
export const services = readAll<"Service">("services", "service.json");
export const benefits = readAll<"Benefit">("benefits", "benefit.json");
export const members = readAll<"TeamMember">("team", "team-member.json");
export const testimonials = readAll<"Testimonial">("testimonials", "testimonial.json");
/** Whether no home of a project is left. */
const isSoldOut = ({ status, units }: (typeof projects)[number]) =>
  units ? units.every((unit) => unit.status !== "available") : status === "past";

/** The projects in the order of their list: those without homes left come last. */
export const listedProjects = [
  ...projects.filter((project) => !isSoldOut(project)),
  ...projects.filter(isSoldOut),
];

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

export const projectPath = ({ id }: { id: string }) => `/proyecto/${id}/`;
export const rentalPath = ({ id }: { id: string }) => `/alquiler/${id}/`;
export const servicePath = ({ id }: { id: string }) => `/servicios/${id}/`;

/** The paths of dossiers, "/dossier/proyecto-1/dossier-villa.pdf". */
export const projectDossierPath = (project: { id: string; title: string }) =>
  `/dossier/proyecto-${project.id}/dossier-${createSlug(project.title)}.pdf`;
export const rentalDossierPath = (rental: { id: string; title: string }) =>
  `/dossier/alquiler-${rental.id}/dossier-${createSlug(rental.title)}.pdf`;

/** The page of a building whose homes can be chosen on its facade: it has all sections. */
export const facadePath = "/proyecto/1/";

/** The paths of all list pages. */
export const listPaths = ["/proyectos/", "/alquiler/"];

/** The paths of all pages of the site. */
export const pagePaths = [
  "/",
  ...listPaths,
  ...projects.map(projectPath),
  ...rentals.map(rentalPath),
  ...services.map(servicePath),
  ...legalPages.map(({ id }) => `/legal/${id}/`),
];

/** The end of an address, from a name or a title: "2.º F" → "2-f". */
function createSlug(name: string): string {
  const letters = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "");
}

/** The pages of homes. */
export const units = projects.flatMap(({ id, units = [] }) =>
  units.map(({ name, price, status }) => ({
    path: `/proyecto/${id}/${createSlug(name)}/`,
    name,
    price,
    status,
  })),
);

/** The homes of that building. */
export const facadeUnits = units.filter(({ path }) => path.startsWith(facadePath));

function findFacadeUnit(wanted: "available" | "sold") {
  const unit = facadeUnits.find(({ status }) => status === wanted);
  if (!unit) throw new Error(`The browser tests need a home of ${facadePath} that is ${wanted}.`);
  return unit;
}

export const freeUnit = findFacadeUnit("available");
export const soldUnit = findFacadeUnit("sold");

/** A page of each kind. */
export const samplePaths = [
  ...["/", "/proyectos/", facadePath, freeUnit.path],
  ...[getEntry(rentals.map(rentalPath)), getEntry(services.map(servicePath))],
];

/** Gets what the menu's link to a section of the landing page says. */
export function getMenuLabel(anchor: string): string {
  return getEntry(site.menu.filter(({ target }) => target === `/#${anchor}`)).label;
}

/** A path without a page. */
export const unknownPath = "/proyecto/99/";
