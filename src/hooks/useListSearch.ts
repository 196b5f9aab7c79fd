import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { createListPagePath, PAGE_SIZE } from "../utils/paths";

interface Result<Entry> {
  /** The search that it answers. */
  key: string | null;
  state: "searching" | "failed" | "found";
  /** The entries of the last answer, until there is a new one. */
  entries: readonly Entry[];
}

/**
 * The latest answer to each search. Back and links to a list that was seen before show it at once,
 * so that the page is as high as it was and leads to the card that was followed.
 */
const latest = new Map<string, Result<never>>();

/** How many entries the latest answer to a search had. */
export const countLatest = (listPath: string, key: string | null): number =>
  latest.get(`${listPath} ${key}`)?.entries.length ?? 0;

/**
 * Fetches entries of all pages of a list.
 * @param listPath the list's address
 * @param key identifies the search; null for none
 * @param places the places of the entries in the list; they change only with the key or their number
 */
export function useListSearch<Entry extends { jsonId: string }>(
  listPath: string,
  key: string | null,
  places: readonly number[],
) {
  const [attempt, setAttempt] = useState(0);
  const name = `${listPath} ${key}`;
  const [result, setResult] = useState<Result<Entry>>(
    () => latest.get(name) ?? { key: null, state: "searching", entries: [] },
  );
  const count = places.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with key and count
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    fetchEntries<Entry>(listPath, places).then(
      (entries) => {
        if (!isCurrent) return;
        const found: Result<Entry> = { key, state: "found", entries };
        latest.set(name, found as Result<never>);
        setResult(found);
      },
      () =>
        isCurrent &&
        setResult(({ key: lastKey, entries }) => ({
          key,
          state: "failed",
          entries: lastKey === key ? entries : [],
        })),
    );
    return () => {
      isCurrent = false;
      // The same key may be searched again: its old state must not show meanwhile.
      setResult((last) => ({ ...last, state: "searching" }));
    };
  }, [listPath, key, count, attempt]);
  return {
    entries: result.entries,
    state: result.key === key ? result.state : "searching",
    /** Searches again after a failure. */
    retry: () => setAttempt(attempt + 1),
  };
}

/** Fetches the page data that hold the entries. */
async function fetchEntries<Entry extends { jsonId: string }>(
  listPath: string,
  places: readonly number[],
): Promise<Entry[]> {
  const entries = places.map(async (place) => {
    const page = createListPagePath(listPath, Math.floor(place / PAGE_SIZE) + 1);
    const { result } = await fetchJson<PageData<Entry>>(`/page-data${page}page-data.json`);
    const id = result.pageContext.ids[place % PAGE_SIZE];
    return result.data.entries.nodes.find(({ jsonId }) => jsonId === id);
  });
  return (await Promise.all(entries)).filter((entry) => entry !== undefined);
}

/** The data that Gatsby writes for each page. */
interface PageData<Entry> {
  result: { pageContext: { ids: string[] }; data: { entries: { nodes: Entry[] } } };
}

const answers = new Map<string, Promise<unknown>>();

/** Fetches each file once, and again after a failure. */
function fetchJson<Data>(path: string): Promise<Data> {
  const known = answers.get(path);
  if (known) return known as Promise<Data>;
  const answer = fetch(withPrefix(path)).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    return response.json();
  });
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
