import { readFileSync } from "node:fs";
import type { z } from "zod";
import landing from "../data/landing/landing.json";
import site from "../data/site/site.json";
import type { ModelName, models } from "../plugins/gatsby-plugin-content/model/models";

/*
 * The sample content in data/. Its texts are read from there; its order, its addresses and its
 * numbers, here and in the tests, are written down, so that they don't come from the code that is
 * tested. Whoever adds, removes or sorts entries changes them here.
 */

/** Reads the entries of a kind, in the order in which the site shows them. */
const readAll = <Name extends ModelName>(folder: string, file: string, ids: string[]) =>
  ids.map((id): z.infer<(typeof models)[Name]["schema"]> => {
    return JSON.parse(readFileSync(`data/${folder}/${id}/${file}`, "utf8"));
  });

export const projects = readAll<"Project">("projects", "project.json", [
  ...["1", "2", "3", "4", "5", "6"],
]);
export const rentals = readAll<"Rental">("rentals", "rental.json", ["1", "2", "3"]);
export const services = readAll<"Service">("services", "service.json", [
  "promocion-inmobiliaria",
  "gestion-proyectos",
  "asesoramiento-inversiones",
  "comercializacion",
  "servicio-postventa",
]);
export const benefits = readAll<"Benefit">("benefits", "benefit.json", [
  "precio-de-origen",
  "respuesta-en-un-dia",
  "personalizacion-real",
  "garantia-directa",
  "papeles-resueltos",
  "cuentas-claras",
]);
export const members = readAll<"TeamMember">("team", "team-member.json", [
  "elena-robledal-cifuentes",
  "gonzalo-arnaiz-pedrosa",
  "ines-carrasquilla-montes",
  "hugo-salcedo-belmonte",
]);
export const testimonials = readAll<"Testimonial">("testimonials", "testimonial.json", [
  "marta-olmedilla-prieto",
  "joaquin-berruezo-lara",
  "andres-montalbo-escribano",
  "lucia-herranz-bermejo",
]);
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

/** The page of a home for sale, which therefore has a mortgage calculator. */
export const unitPath = "/proyecto/1/2-f/";

/** The page of a building of 22 homes, which can be chosen on its facade: it has all sections. */
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
];

/** A page of each kind. */
export const samplePaths = [
  ...["/", "/proyectos/", "/proyecto/1/", unitPath, "/alquiler/1/"],
  "/servicios/asesoramiento-inversiones/",
];

/** The ends of the addresses of homes, by project, in the order of its file. */
const unitSlugs: Record<string, string[]> = {
  1: [
    ...["bajo-b", "bajo-c", "bajo-e", "bajo-f", "1-a", "1-c", "1-d", "1-e", "1-f", "2-a", "2-b"],
    ...["2-c", "2-e", "2-f", "3-a", "3-b", "3-d", "3-e", "3-f", "atico-a", "atico-c", "atico-d"],
  ],
  2: ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((villa) => `villa-${villa}`),
};

/** The pages of homes, which no list of this file has. */
export const units = projects.flatMap(({ id, units = [] }) =>
  units.map(({ name, price, status }, index) => ({
    path: `/proyecto/${id}/${unitSlugs[id]?.[index]}/`,
    name,
    price,
    status,
  })),
);

/** A path without a page. */
export const unknownPath = "/proyecto/99/";
