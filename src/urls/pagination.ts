/** How many entries a list's page has; a longer list is paginated, and has no filters. */
export const PAGE_SIZE = 48;

/** Creates the path of a list's page; the first page has the list's own path. */
export function createListPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}pagina/${page}/`;
}

/** Whether a path is that of a list or of one of its further pages. */
export function isListPath(listPath: string, path: string): boolean {
  return new RegExp(`^${listPath}(pagina/\\d+/)?$`).test(path);
}
