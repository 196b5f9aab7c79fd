/** The three kinds of page made from content: type, template, path prefix. */
export const pageKinds = [
  { type: "Project", template: "Project.tsx", prefix: "/proyecto" },
  { type: "Rental", template: "Rental.tsx", prefix: "/alquiler" },
  { type: "Service", template: "Service.tsx", prefix: "/servicios" },
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
