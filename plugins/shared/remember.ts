/** More than one listing's pictures, and few enough for their memory not to matter. */
const MOST = 32;

/**
 * Has something made once for all who ask for the same before long: listings
 * may share their pictures.
 * @param make what is asked for; what it throws is thrown again to those who asked
 * @param keyOf tells what is the same
 * @returns a function that asks `make` only for what is not among its last 32 results
 */
export function remember<Input, Result>(
  make: (input: Input) => Promise<Result>,
  keyOf: (input: Input) => string,
): (input: Input) => Promise<Result> {
  const last = new Map<string, Promise<Result>>();
  return (input) => {
    const key = keyOf(input);
    const result = last.get(key) ?? make(input);
    // A map keeps the order in which its keys came: the one not asked for the longest is first.
    last.delete(key);
    last.set(key, result);
    const [oldest] = last.keys();
    if (last.size > MOST && oldest !== undefined) last.delete(oldest);
    return result;
  };
}
