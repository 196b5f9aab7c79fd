interface Entry {
  jsonId: string;
  order: number | null;
}

/** Puts entries as their maintainers want them: by `order`, then by id as people count (2, 10). */
export function byOrder(a: Entry, b: Entry): number {
  const difference = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
  return difference || a.jsonId.localeCompare(b.jsonId, "es", { numeric: true });
}
