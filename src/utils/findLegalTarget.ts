/** Finds where a legal link leads: to its own target, else to the page it names, if that exists. */
export function findLegalTarget(
  { page, target }: { page?: string | null; target?: string | null },
  pages: readonly Pick<Queries.LegalPage, "jsonId" | "path">[],
): string | null {
  return target ?? pages.find(({ jsonId }) => jsonId === page)?.path ?? null;
}
