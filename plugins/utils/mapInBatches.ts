/**
 * Maps many files a batch at a time, since all at once would be open and in memory together.
 * @param size how many make a batch
 * @returns the results, in the order of the items
 * @throws what `work` throws
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
