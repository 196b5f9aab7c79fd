/** How entries of a kind are stored: a folder each, a file each, or one file for all of the kind. */
type EntryStorage = "folder" | "file" | "single";

/** A row of the table of kinds. */
export interface Kind {
  /** In `data/`. */
  folder: string;
  /** The name of its JSON file; where each entry is a file, only its schema's. */
  file: string;
  storage: EntryStorage;
  /** Whether the site always has its folder; of other kinds there may be no entries. */
  required?: true;
  /** For the editor and messages. */
  label: string;
  singular: string;
  /** The page that each entry has: the first part of its address, its template in `src/templates/`. */
  page?: { prefix: string; template: string; notFound?: string };
  /**
   * The list of all entries: its pages, if it has a template, and the id of its section of the
   * landing page, if it has one.
   */
  list?: { name: string; path: string; section?: string; template?: string };
  /** Whether it is a home or homes to buy or rent: of the GraphQL interface `Listing`. */
  listing?: true;
  /** The field with the pictures of an entry's page, for the sitemap and for sharing. */
  pictures?: "gallery" | "image";
}

/** A kind that is one file of its folder's name. */
const createSingle = (folder: string, label: string) =>
  ({ folder, file: `${folder}.json`, storage: "single", label, singular: label }) as const;

/** Every kind of content, by its GraphQL type. Its fields are in plugins/gatsby-plugin-content/model/. */
export const kinds = {
  Project: {
    folder: "projects",
    file: "project.json",
    storage: "folder",
    required: true,
    label: "Proyectos",
    singular: "Proyecto",
    page: { prefix: "/proyecto/", template: "Project", notFound: "Proyecto no encontrado" },
    list: {
      name: "Proyectos",
      path: "/proyectos/",
      section: "proyectos",
      template: "ProjectList",
    },
    listing: true,
    pictures: "gallery",
  },
  Rental: {
    folder: "rentals",
    file: "rental.json",
    storage: "folder",
    required: true,
    label: "Alquileres",
    singular: "Alquiler",
    page: { prefix: "/alquiler/", template: "Rental", notFound: "Propiedad no encontrada" },
    list: { name: "Alquileres", path: "/alquiler/", section: "alquiler", template: "RentalList" },
    listing: true,
    pictures: "gallery",
  },
  Service: {
    folder: "services",
    file: "service.json",
    storage: "folder",
    required: true,
    label: "Servicios",
    singular: "Servicio",
    page: { prefix: "/servicios/", template: "Service", notFound: "Servicio no encontrado" },
    list: { name: "Servicios", path: "/#servicios", section: "servicios" },
    pictures: "image",
  },
  LegalPage: {
    folder: "legal",
    file: "legal.json",
    storage: "file",
    label: "Páginas legales",
    singular: "Página legal",
    page: { prefix: "/legal/", template: "Legal" },
  },
  Landing: createSingle("landing", "Página de inicio"),
  SiteSettings: createSingle("site", "Empresa, contacto y menú"),
  BenefitList: createSingle("benefits", "Ventajas"),
  Team: createSingle("team", "Equipo"),
  TestimonialList: createSingle("testimonials", "Testimonios"),
} as const satisfies Record<string, Kind>;

/** The GraphQL type of a kind of content. */
export type KindName = keyof typeof kinds;

/** Every kind, in the order of the table. */
export const kindNames = Object.keys(kinds) as KindName[];

/** The kinds whose rows have these parts. */
export type KindWith<Parts> = {
  [Name in KindName]: (typeof kinds)[Name] extends Parts ? Name : never;
}[KindName];

/** The kinds whose entries have pages. */
export type KindNameWithPage = KindWith<{ page: object }>;

export const kindNamesWithPage = kindNames.filter(
  (name): name is KindNameWithPage => "page" in kinds[name],
);

/** The kinds whose entries are listed. */
export type KindNameWithList = KindWith<{ list: object }>;

/** The kinds whose list has pages of its own. */
export type KindNameWithListPages = KindWith<{ list: { template: string } }>;

export const kindNamesWithList = kindNames.filter(
  (name): name is KindNameWithList => "list" in kinds[name],
);

export const listingKindNames = kindNames.filter((name) => "listing" in kinds[name]);

/** The addresses of the page and the section that list a kind's entries. */
export function getListPaths(kind: KindName): string[] {
  const { list }: Kind = kinds[kind];
  return [list?.path, list?.section && `/#${list.section}`].filter((path) => path !== undefined);
}

/** The address of an entry's page, with a trailing slash and without path prefix. */
export function getPagePath(kind: KindNameWithPage, id: string): string {
  return `${kinds[kind].page.prefix}${id}/`;
}
