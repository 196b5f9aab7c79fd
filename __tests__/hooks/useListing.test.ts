import { act, renderHook, waitFor } from "@testing-library/react";
import { useListing } from "../../src/hooks/useListing";
import type { Filter } from "../../src/utils/filters";
import { createListIndexPath, createListPagePath, PAGE_SIZE } from "../../src/utils/paths";

interface Entry {
  jsonId: string;
  kind: string;
}

/** Two pages, on which every entry but the last is «a». */
const all = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => ({
  jsonId: String(index + 1),
  kind: index === PAGE_SIZE + 1 ? "b" : "a",
}));
const pageOf = (page: number) => all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

const filters: Filter<Entry>[] = [
  {
    name: "kind",
    label: "Kind",
    any: "Any",
    choices: ["a", "b"].map((value) => ({ value, label: value })),
    accepts: ({ kind }, value) => kind === value,
  },
];

const answerTo: Record<string, unknown> = {};
const isDown = { now: false };

/** A list at an address of its own: what was once fetched is not asked for again. */
function openList(path: string) {
  answerTo[createListIndexPath(path)] = all;
  for (const page of [1, 2]) {
    const nodes = pageOf(page);
    const ids = nodes.map(({ jsonId }) => jsonId);
    const result = { pageContext: { ids }, data: { entries: { nodes } } };
    answerTo[`/page-data${createListPagePath(path, page)}page-data.json`] = { result };
  }
  window.history.replaceState(null, "", path);
  const list = { path, pages: 2, total: all.length, filters, pageEntries: pageOf(1) };
  const { result } = renderHook(() => useListing<Entry, Entry>(list));
  const choose = (kind: string) => act(() => result.current.choose("kind", kind));
  const shown = () => {
    const { state, entries, total } = result.current;
    return [state, entries.length, total];
  };
  return { result, choose, shown };
}

describe("useListing, where the network fails", () => {
  beforeEach(() => {
    isDown.now = false;
    const fetch = async (url: string) => {
      if (isDown.now) throw new TypeError("no network");
      return { ok: true, json: async () => answerTo[url] };
    };
    Object.assign(globalThis, { fetch });
  });

  it("tries again when asked", async () => {
    const { result, choose, shown } = openList("/again/");
    isDown.now = true;
    choose("a");
    await waitFor(() => expect(shown()).toEqual(["failed", 0, 0]));
    isDown.now = false;
    act(() => result.current.retry());
    expect(shown()).toEqual(["searching", 0, 0]);
    await waitFor(() => expect(shown()).toEqual(["found", PAGE_SIZE, PAGE_SIZE + 1]));
  });

  it("keeps what is shown when more of it can't be had, and tries for that alone", async () => {
    const { result, choose, shown } = openList("/more/");
    choose("a");
    await waitFor(() => expect(shown()).toEqual(["found", PAGE_SIZE, PAGE_SIZE + 1]));
    isDown.now = true;
    act(() => result.current.more());
    expect(shown()).toEqual(["searching", PAGE_SIZE, PAGE_SIZE + 1]);
    await waitFor(() => expect(shown()).toEqual(["failed", PAGE_SIZE, PAGE_SIZE + 1]));
    isDown.now = false;
    act(() => result.current.retry());
    await waitFor(() => expect(shown()).toEqual(["found", PAGE_SIZE + 1, PAGE_SIZE + 1]));
  });

  it("shows nothing of another choice when it failed", async () => {
    const { choose, shown } = openList("/other/");
    choose("a");
    await waitFor(() => expect(shown()).toEqual(["found", PAGE_SIZE, PAGE_SIZE + 1]));
    isDown.now = true;
    choose("b");
    await waitFor(() => expect(shown()).toEqual(["failed", 0, 0]));
  });

  it("does not tell of an old failure while it searches anew", async () => {
    const { result, choose, shown } = openList("/old/");
    isDown.now = true;
    choose("a");
    await waitFor(() => expect(shown()).toEqual(["failed", 0, 0]));
    act(() => result.current.clear());
    isDown.now = false;
    choose("a");
    expect(shown()).toEqual(["searching", 0, 0]);
    await waitFor(() => expect(shown()).toEqual(["found", PAGE_SIZE, PAGE_SIZE + 1]));
  });
});
