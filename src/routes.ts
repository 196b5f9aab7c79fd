/** The pages of a kind of content. */
export interface Kind {
  /** What the paths of its entries' pages start with. */
  prefix: string;
  /** What the 404 page says of such a path. */
  notFound?: string;
  /** The list of all entries: its name and address, and its section on the landing page. */
  list?: { name: string; path: string; section: string; hasPages: boolean };
}

/**
 * The kinds of content that have pages, by GraphQL type. Their fields and files are in
 * plugins/gatsby-plugin-content/model/, their templates in gatsby-node.ts.
 */
export const kinds = {
  Project: {
    prefix: "/proyecto/",
    notFound: "Proyecto no encontrado",
    list: { name: "Proyectos", path: "/proyectos/", section: "proyectos", hasPages: true },
  },
  Rental: {
    prefix: "/alquiler/",
    notFound: "Propiedad no encontrada",
    list: { name: "Alquiler", path: "/alquiler/", section: "alquiler", hasPages: true },
  },
  Service: {
    prefix: "/servicios/",
    notFound: "Servicio no encontrado",
    list: { name: "Servicios", path: "/#servicios", section: "servicios", hasPages: false },
  },
  LegalPage: { prefix: "/legal/" },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** The kinds whose row matches a type. */
type KindNameWith<Row> = {
  [Name in KindName]: (typeof kinds)[Name] extends Row ? Name : never;
}[KindName];

/** The kinds with a list. */
export type ListedKindName = KindNameWith<{ list: object }>;

/** The kinds whose lists have pages of their own. */
export type KindNameWithListPages = KindNameWith<{ list: { hasPages: true } }>;

export const kindNames = Object.keys(kinds) as KindName[];

/** Whether a kind of content has pages. */
export const isKindName = (name: string): name is KindName => name in kinds;

/** Gets the addresses that lead to a kind's list: its page, its section, and the bare prefix. */
export function getListPaths(kind: KindName): string[] {
  const { prefix, list }: Kind = kinds[kind];
  return list ? [...new Set([list.path, `/#${list.section}`, prefix])] : [];
}

/** Gets the path of an entry's page, with a trailing slash and without the path prefix. */
export function getPagePath(kind: KindName, id: string): string {
  return `${kinds[kind].prefix}${id}/`;
}
