interface LegalPage {
  jsonId: string;
  path: string;
}

/**
 * Where a legal link leads.
 * @param link as the content has it
 * @param pages the legal pages that there are
 * @returns its own target, else the path of its page; null where there is neither
 */
export function legalTarget(
  { page, target }: { page?: string | null; target?: string | null },
  pages: readonly LegalPage[],
): string | null {
  return target ?? pages.find(({ jsonId }) => jsonId === page)?.path ?? null;
}
