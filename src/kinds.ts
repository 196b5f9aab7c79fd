/** How entries are stored: in a folder each, in a file each, or all in a single file. */
type EntryStorage = "folder" | "file" | "single";

/** A row of the table of kinds. */
export interface Kind {
  /** The folder's name in `data/`. */
  folder: string;
  /** The name of an entry's JSON file; for `file` storage, only of the schema. */
  file: string;
  storage: EntryStorage;
  /** Whether the folder must exist; other kinds may have no entries. */
  required?: true;
  /** The plural and the singular, for the editor and messages. */
  label: string;
  singular: string;
  /** The page of each entry: path prefix, template in `src/templates/`, and what a 404 says. */
  page?: { prefix: string; template: string; notFound?: string };
  /**
   * The list of all entries: its pages, if it has a template, and the id of its section on the
   * landing page, if it has one.
   */
  list?: { name: string; path: string; section?: string; template?: string };
  /** Whether it offers homes to buy or rent, and implements the GraphQL interface `Listing`. */
  listing?: true;
  /** The field with the pictures of an entry's page, for the sitemap and the share picture. */
  pictures?: "gallery" | "image";
}

/** A kind with a single file, named after its folder. */
const createSingleFileKind = (folder: string, label: string) =>
  ({ folder, file: `${folder}.json`, storage: "single", label, singular: label }) as const;

/** All kinds of content, by GraphQL type. Fields are in plugins/gatsby-plugin-content/model/. */
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
  Landing: createSingleFileKind("landing", "Página de inicio"),
  SiteSettings: createSingleFileKind("site", "Empresa, contacto y menú"),
  BenefitList: createSingleFileKind("benefits", "Ventajas"),
  Team: createSingleFileKind("team", "Equipo"),
  TestimonialList: createSingleFileKind("testimonials", "Testimonios"),
} as const satisfies Record<string, Kind>;

/** The name of a kind, which is its GraphQL type. */
export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** The kinds whose rows match this shape. */
export type KindWith<Parts> = {
  [Name in KindName]: (typeof kinds)[Name] extends Parts ? Name : never;
}[KindName];

export type KindNameWithPage = KindWith<{ page: object }>;

export const kindNamesWithPage = kindNames.filter(
  (name): name is KindNameWithPage => "page" in kinds[name],
);

export type KindNameWithList = KindWith<{ list: object }>;

export type KindNameWithListPages = KindWith<{ list: { template: string } }>;

export const kindNamesWithList = kindNames.filter(
  (name): name is KindNameWithList => "list" in kinds[name],
);

export const listingKindNames = kindNames.filter((name) => "listing" in kinds[name]);

/** Gets the addresses of the page and the section that list a kind's entries. */
export function getListPaths(kind: KindName): string[] {
  const { list }: Kind = kinds[kind];
  return [list?.path, list?.section && `/#${list.section}`].filter((path) => path !== undefined);
}

/** Gets the path of an entry's page, with a trailing slash and without the path prefix. */
export function getPagePath(kind: KindNameWithPage, id: string): string {
  return `${kinds[kind].page.prefix}${id}/`;
}
