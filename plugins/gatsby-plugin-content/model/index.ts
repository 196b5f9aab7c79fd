import { landing } from "./landing";
import { legal } from "./legal";
import { project, rental } from "./listings";
import { benefits, team, testimonials } from "./people";
import { service } from "./service";
import { site } from "./site";

/**
 * The content model: every kind of file in `data/`, each field declared once,
 * in `model/`. From it come the validator (check.ts), the JSON Schemas of
 * `data/schemas` (jsonSchema.ts) and the GraphQL types (graphql.ts).
 *
 * One row a kind: the GraphQL type, the folder in `data/`, the file's name,
 * what it is called, the model, and whether each entry has a folder of its own
 * (`each: true`) or is a file of any name in a folder that may be missing (`"file"`,
 * where the row's name is only its schema's).
 */
export const entities = [
  {
    type: "Project",
    folder: "projects",
    label: "Proyectos",
    singular: "Proyecto",
    file: "project.json",
    each: true,
    model: project,
  },
  {
    type: "Rental",
    folder: "rentals",
    label: "Alquileres",
    singular: "Alquiler",
    file: "rental.json",
    each: true,
    model: rental,
  },
  {
    type: "Service",
    folder: "services",
    label: "Servicios",
    singular: "Servicio",
    file: "service.json",
    each: true,
    model: service,
  },
  {
    type: "LegalPage",
    folder: "legal",
    label: "Páginas legales",
    singular: "Página legal",
    file: "legal.json",
    each: "file",
    model: legal,
  },
  {
    type: "Landing",
    folder: "landing",
    label: "Página de inicio",
    singular: "Página de inicio",
    file: "landing.json",
    each: false,
    model: landing,
  },
  {
    type: "SiteSettings",
    folder: "site",
    label: "Empresa, contacto y menú",
    singular: "Empresa, contacto y menú",
    file: "site.json",
    each: false,
    model: site,
  },
  {
    type: "BenefitList",
    folder: "benefits",
    label: "Ventajas",
    singular: "Ventajas",
    file: "benefits.json",
    each: false,
    model: benefits,
  },
  {
    type: "Team",
    folder: "team",
    label: "Equipo",
    singular: "Equipo",
    file: "team.json",
    each: false,
    model: team,
  },
  {
    type: "TestimonialList",
    folder: "testimonials",
    label: "Testimonios",
    singular: "Testimonios",
    file: "testimonials.json",
    each: false,
    model: testimonials,
  },
] as const;

/** A row of `entities`. */
export type Entity = (typeof entities)[number];
