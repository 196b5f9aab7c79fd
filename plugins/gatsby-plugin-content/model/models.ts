import type { z } from "zod";
import { benefit } from "./benefit";
import { landing } from "./landing";
import { legal } from "./legal";
import { project } from "./project";
import { rental } from "./rental";
import { service } from "./service";
import { site } from "./site";
import { teamMember } from "./teamMember";
import { testimonial } from "./testimonial";

/** A kind of content: where its files are, what they hold, and how maintainers call it. */
interface Model {
  /** The folder's name in `data/`. */
  folder: string;
  /** The name of its JSON files: one in the folder of each entry, or the only one. */
  file: string;
  /** Whether it is a single file and has no entries. */
  isSingle?: true;
  /** Whether the folder may be missing; others have to be there, even without entries. */
  optional?: true;
  /** How many entries there must be, if that matters to the design. */
  count?: { min: number; max?: number };
  /** A field whose value no two entries may share. */
  unique?: string;
  /** The plural and the singular, for the editor and messages. */
  label: string;
  singular: string;
  /** The fields of a file; a `title` is a label in the editor, a `description` a help text. */
  schema: z.ZodType;
}

/**
 * All kinds of content, by GraphQL type. The check (validation/), the JSON Schemas in
 * `data/schemas` (jsonSchema.ts), the GraphQL types (graphqlTypes.ts) and the editor's form are
 * derived from this table; the pages of a kind are in src/routes.ts.
 */
export const models = {
  Project: {
    folder: "projects",
    file: "project.json",
    label: "Proyectos",
    singular: "Proyecto",
    schema: project,
  },
  Rental: {
    folder: "rentals",
    file: "rental.json",
    label: "Alquileres",
    singular: "Alquiler",
    schema: rental,
  },
  Service: {
    folder: "services",
    file: "service.json",
    label: "Servicios",
    singular: "Servicio",
    schema: service,
  },
  Benefit: {
    folder: "benefits",
    file: "benefit.json",
    count: { min: 6, max: 6 },
    label: "Ventajas",
    singular: "Ventaja",
    schema: benefit,
  },
  TeamMember: {
    folder: "team",
    file: "team-member.json",
    count: { min: 4, max: 4 },
    unique: "role",
    label: "Equipo",
    singular: "Persona",
    schema: teamMember,
  },
  Testimonial: {
    folder: "testimonials",
    file: "testimonial.json",
    count: { min: 1 },
    label: "Testimonios",
    singular: "Testimonio",
    schema: testimonial,
  },
  LegalPage: {
    folder: "legal",
    file: "legal.json",
    optional: true,
    label: "Páginas legales",
    singular: "Página legal",
    schema: legal,
  },
  Landing: {
    folder: "landing",
    file: "landing.json",
    isSingle: true,
    label: "Página de inicio",
    singular: "Página de inicio",
    schema: landing,
  },
  SiteSettings: {
    folder: "site",
    file: "site.json",
    isSingle: true,
    label: "Empresa, contacto y menú",
    singular: "Empresa, contacto y menú",
    schema: site,
  },
} as const satisfies Record<string, Model>;

/** The name of a kind of content, which is its GraphQL type. */
export type ModelName = keyof typeof models;

export const modelNames = Object.keys(models) as ModelName[];

/** The kinds of content that offer homes, and implement the GraphQL interface `Listing`. */
export const listingNames = ["Project", "Rental"] as const satisfies ModelName[];

/**
 * Names the type of a JSON file's node for gatsby-transformer-json.
 * @param node the File node
 * @returns the GraphQL type, "Project" for `data/projects/1/project.json`; a name that nothing uses
 * for a file in another folder, which the check reports
 */
export function getTypeName({ node }: { node: { relativeDirectory?: unknown } }): string {
  const [folder] = String(node.relativeDirectory).split("/");
  return modelNames.find((name) => models[name].folder === folder) ?? "UnknownContent";
}

/** Gets a kind of content, with the settings that only some kinds have. */
export const getModel = (name: ModelName): Model => models[name];
