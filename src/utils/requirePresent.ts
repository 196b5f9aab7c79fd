/**
 * Narrows a nullable GraphQL result that the content check guarantees to be there.
 * @param name what the error message says is missing
 */
export function requirePresent<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`A query found no ${name}`);
  return value;
}
