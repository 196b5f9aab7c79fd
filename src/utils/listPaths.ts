/** How many entries a page of a list has. */
export const PAGE_SIZE = 24;

/** The path of a page of a list: the first is the list's own. */
export function listPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}pagina/${page}/`;
}

/** The path of the file that has of every entry, in the list's order, what it is filtered by. */
export function listIndexPath(listPath: string): string {
  return `${listPath}filtros.json`;
}
