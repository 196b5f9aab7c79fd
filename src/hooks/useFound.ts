import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { listIndexPath, listPagePath, PAGE_SIZE } from "../utils/listPaths";

/** What was found on all pages of a list. */
export interface Found<Entry> {
  state: "searching" | "failed" | "found";
  /** Those of the last search, until there are those of this one; all the same where more failed. */
  entries: readonly Entry[];
  /** Of which the entries may be the first. */
  total: number;
  /** Looks again for what was not to be had. */
  retry: () => void;
}

/**
 * Looks for entries on all pages of a list.
 * @param listPath the list's address
 * @param key what is looked for; null while nothing is
 * @param accepts whether an entry is looked for; may change only with the key
 * @param limit how many are wanted at the most
 */
export function useFound<Facts, Entry extends { jsonId: string }>(
  listPath: string,
  key: string | null,
  accepts: (facts: Facts) => boolean,
  limit: number,
): Found<Entry> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Search<Entry>>({ ...NOTHING, key: null, state: "searching" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `accepts` goes with the key.
  useEffect(() => {
    if (key === null) return;
    let current = true;
    find<Facts, Entry>(listPath, accepts, limit).then(
      (answer) => current && setFound({ ...answer, key, state: "found" }),
      () =>
        current &&
        setFound((last) => ({ ...(last.key === key ? last : NOTHING), key, state: "failed" })),
    );
    return () => {
      current = false;
      // Before anything is shown for the same key again: else the old outcome would be.
      setFound((last) => ({ ...last, state: "searching" }));
    };
  }, [listPath, key, limit, attempt]);
  const { entries, total, state } = found;
  return {
    entries,
    total,
    state: found.key === key ? state : "searching",
    retry: () => setAttempt(attempt + 1),
  };
}

/** What is known of the last search that was answered. */
type Search<Entry> = Omit<Found<Entry>, "retry"> & { key: string | null };

const NOTHING = { entries: [], total: 0 };

async function find<Facts, Entry extends { jsonId: string }>(
  listPath: string,
  accepts: (facts: Facts) => boolean,
  limit: number,
): Promise<{ entries: Entry[]; total: number }> {
  const index = await fetchJson<Facts[]>(listIndexPath(listPath));
  const places = index.flatMap((facts, place) => (accepts(facts) ? [place] : []));
  const entries = places.slice(0, limit).map(async (place) => {
    const page = listPagePath(listPath, Math.floor(place / PAGE_SIZE) + 1);
    const { result } = await fetchJson<PageData<Entry>>(`/page-data${page}page-data.json`);
    const id = result.pageContext.ids[place % PAGE_SIZE];
    return result.data.entries.nodes.find(({ jsonId }) => jsonId === id);
  });
  const there = (await Promise.all(entries)).filter((entry) => entry !== undefined);
  return { entries: there, total: places.length };
}

/** What Gatsby writes of a page for its own navigation. */
interface PageData<Entry> {
  result: { pageContext: { ids: string[] }; data: { entries: { nodes: Entry[] } } };
}

const answers = new Map<string, Promise<unknown>>();

/** Fetches each file once; one that failed may be asked for again. */
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
