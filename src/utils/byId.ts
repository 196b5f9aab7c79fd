/** Orders entries by id as people count: 2 before 10, then by letter. */
export function byId(a: { jsonId: string }, b: { jsonId: string }): number {
  return a.jsonId.localeCompare(b.jsonId, "es", { numeric: true });
}
