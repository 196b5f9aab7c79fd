/**
 * What a query returned, without the `null` that GraphQL allows at its root.
 * The content check lets no build start without these entries, so a `null`
 * here is a fault of the code.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("A query found nothing");
  return value;
}
