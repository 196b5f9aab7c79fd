import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { createListIndexPath, createListPagePath, PAGE_SIZE } from "../utils/paths";

/** The result of a search over all pages of a list. */
export interface ListSearch<Entry> {
  state: "searching" | "failed" | "found";
  /** The entries of the last answer, until there is a new one. */
  entries: readonly Entry[];
  /** How many entries match, of which `entries` may be the first. */
  total: number;
  /** Searches again after a failure. */
  retry: () => void;
}

type Result<Entry> = Omit<ListSearch<Entry>, "retry"> & { key: string | null };

const NO_RESULT = { entries: [], total: 0 };

/**
 * The latest answer to each search. Back and links to a list that was seen before show it at once,
 * so that the page is as high as it was and leads to the card that was followed.
 */
const latest = new Map<string, Result<never>>();

/** How many entries the latest answer to a search had. */
export const countLatest = (listPath: string, key: string | null): number =>
  latest.get(`${listPath} ${key}`)?.entries.length ?? 0;

/**
 * Searches all pages of a list.
 * @param listPath the list's address
 * @param key identifies the search; null for none
 * @param matches whether an entry matches; may change only with the key
 * @param limit how many entries are fetched at most
 */
export function useListSearch<Facts, Entry extends { jsonId: string }>(
  listPath: string,
  key: string | null,
  matches: (facts: Facts) => boolean,
  limit: number,
): ListSearch<Entry> {
  const [attempt, setAttempt] = useState(0);
  const name = `${listPath} ${key}`;
  const [result, setResult] = useState<Result<Entry>>(
    () => latest.get(name) ?? { ...NO_RESULT, key: null, state: "searching" },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `matches` changes with the key
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    searchList<Facts, Entry>(listPath, matches, limit).then(
      (answer) => {
        if (!isCurrent) return;
        const found: Result<Entry> = { ...answer, key, state: "found" };
        latest.set(name, found as Result<never>);
        setResult(found);
      },
      () =>
        isCurrent &&
        setResult((last) => ({ ...(last.key === key ? last : NO_RESULT), key, state: "failed" })),
    );
    return () => {
      isCurrent = false;
      // The same key may be searched again: its old state must not show meanwhile.
      setResult((last) => ({ ...last, state: "searching" }));
    };
  }, [listPath, key, limit, attempt]);
  const { entries, total, state } = result;
  return {
    entries,
    total,
    state: result.key === key ? state : "searching",
    retry: () => setAttempt(attempt + 1),
  };
}

/** Finds matching places in the list's index, and fetches the page data that hold them. */
async function searchList<Facts, Entry extends { jsonId: string }>(
  listPath: string,
  matches: (facts: Facts) => boolean,
  limit: number,
): Promise<{ entries: Entry[]; total: number }> {
  const index = await fetchJson<Facts[]>(createListIndexPath(listPath));
  const places = index.flatMap((facts, place) => (matches(facts) ? [place] : []));
  const entries = places.slice(0, limit).map(async (place) => {
    const page = createListPagePath(listPath, Math.floor(place / PAGE_SIZE) + 1);
    const { result } = await fetchJson<PageData<Entry>>(`/page-data${page}page-data.json`);
    const id = result.pageContext.ids[place % PAGE_SIZE];
    return result.data.entries.nodes.find(({ jsonId }) => jsonId === id);
  });
  const found = (await Promise.all(entries)).filter((entry) => entry !== undefined);
  return { entries: found, total: places.length };
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
