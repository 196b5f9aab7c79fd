/**
 * The kinds of page made from content: type, template, path prefix; and the
 * list of all its entries, with a template and an address of its own, where it has one.
 */
export const pageKinds = [
  {
    type: "Project",
    template: "Project.tsx",
    prefix: "/proyecto",
    list: { template: "ProjectList.tsx", path: "/proyectos/" },
  },
  {
    type: "Rental",
    template: "Rental.tsx",
    prefix: "/alquiler",
    list: { template: "RentalList.tsx", path: "/alquiler/" },
  },
  { type: "Service", template: "Service.tsx", prefix: "/servicios" },
  { type: "LegalPage", template: "Legal.tsx", prefix: "/legal" },
] as const;

/** A row of `pageKinds`. */
export type PageKind = (typeof pageKinds)[number];

/**
 * The address of an entry's page.
 * @param kind its row in the table
 * @param id the entry's `id` in its JSON
 * @returns a path with a trailing slash, without path prefix
 */
export function pagePath(kind: PageKind, id: string): string {
  return `${kind.prefix}/${id}/`;
}
