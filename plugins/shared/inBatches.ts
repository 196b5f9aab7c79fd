/** How many are worked on at the same time. */
const BATCH = 64;

/**
 * Does something with each of many files, a batch at a time: all at once they
 * would be open and in memory together, however many they are.
 * @param items what is worked on
 * @param work what is done with each
 * @returns the results, in the order of the items
 * @throws what `work` throws
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    results.push(...(await Promise.all(items.slice(from, from + BATCH).map(work))));
  }
  return results;
}
