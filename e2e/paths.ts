import { createListPagePath, PAGE_SIZE } from "../src/utils/paths";
import {
  legalIds,
  newestProjects,
  newestRentals,
  nth,
  projects,
  rentals,
  services,
} from "./content";

export const projectPath = ({ id }: { id: string }) => `/proyecto/${id}/`;
export const rentalPath = ({ id }: { id: string }) => `/alquiler/${id}/`;
export const servicePath = ({ id }: { id: string }) => `/servicios/${id}/`;

export const legalPath = (id: string) => `/legal/${id}/`;

const pagesOf = (path: string, { length }: readonly unknown[]) =>
  Array.from({ length: Math.max(1, Math.ceil(length / PAGE_SIZE)) }, (_, index) =>
    createListPagePath(path, index + 1),
  );

/** The full lists. */
export const listPaths = [...pagesOf("/proyectos/", projects), ...pagesOf("/alquiler/", rentals)];

/** Every page of the site. */
export const pagePaths = [
  "/",
  ...listPaths,
  ...projects.map(projectPath),
  ...rentals.map(rentalPath),
  ...services.map(servicePath),
  ...legalIds.map(legalPath),
];

/** One page of each kind, to which the landing page leads. */
export const samplePaths = [
  "/",
  nth(listPaths),
  projectPath(nth(newestProjects)),
  rentalPath(nth(newestRentals)),
  servicePath(nth(services)),
];

/** For tests of every page: in Firefox one of each kind is enough. */
export const tagOf = (path: string) => (samplePaths.includes(path) ? {} : { tag: "@chromium" });

/** The anchors of the landing page, from top to bottom. */
export const anchors = [
  "inicio",
  "nosotros",
  "proyectos",
  "alquiler",
  "equipo",
  "servicios",
  "inversion",
  "contacto",
];

/** Addresses that no page has, and what they answer. */
export const unknownPaths = [
  { path: "/proyecto/99/", message: "Proyecto no encontrado" },
  { path: "/alquiler/99/", message: "Propiedad no encontrada" },
  { path: "/servicios/nada/", message: "Servicio no encontrado" },
  { path: "/nada/", message: "Página no encontrada" },
];
