/**
 * Narrows what GraphQL may return as `null`; the content check guarantees these entries.
 * @param name what an error says is missing
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`A query found no ${name}`);
  return value;
}
