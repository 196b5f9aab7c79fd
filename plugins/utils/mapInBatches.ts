/**
 * Maps items a batch at a time, since a file for each would be open and in memory at once.
 * @param size the number of items in a batch
 * @returns the results, in the order of the items
 * @throws whatever `work` throws
 */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  size = 64,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += size) {
    results.push(...(await Promise.all(items.slice(from, from + size).map(work))));
  }
  return results;
}
