import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { byOrder } from "../../src/utils/byOrder";
import { listIndexPath, listPagePath, PAGE_SIZE } from "../../src/utils/listPaths";
import { type ProjectFacts, placesOf } from "../../src/utils/projectFilters";
import { type RentalFacts, rangesOf } from "../../src/utils/rentalFilters";
import { pageKinds } from "./pages";

/** What decides an entry's place in its list. */
export interface Listed {
  jsonId: string;
  order: number | null;
  /** The day it was published, as 2026-03-01. */
  published?: string | null;
}

/** A node of either kind; only the fields of its own are there. */
type ListedNode = Listed & ProjectFacts & RentalFacts;

/** By kind: what its entries are filtered by, and what pages must know to offer the choice. */
const filtered = {
  Project: {
    facts: ({ status, type, location }: ListedNode) => ({ status, type, location }),
    choices: (nodes: ListedNode[]) => ({ places: placesOf(nodes) }),
  },
  Rental: {
    facts: ({ price, bedrooms, area }: ListedNode) => ({ price, bedrooms, area }),
    choices: (nodes: ListedNode[]) => ({ ranges: rangesOf(nodes) }),
  },
};

const listKinds = pageKinds.filter((kind) => "list" in kind);

/** How many entries of a kind the landing page shows. */
const NEWEST = 9;

/**
 * The newest entries of a list.
 * @param entries all of them
 * @returns nine at the most, in the order of the list: those published last; of
 * those without a date, which count as older, those that stand last
 */
export function newest<Entry extends Listed>(entries: Iterable<Entry>): Entry[] {
  return [...entries]
    .sort(byOrder)
    .map((entry, place) => ({ entry, place, date: entry.published ?? "" }))
    .sort((a, b) => b.date.localeCompare(a.date) || b.place - a.place)
    .slice(0, NEWEST)
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

interface Context {
  nodeModel: { findAll: (query: { type: string }) => Promise<{ entries: Iterable<Listed> }> };
}

/** Gives GraphQL `newestProjects` and `newestRentals`: what the landing page shows. */
export function addNewest({ createResolvers }: CreateResolversArgs): void {
  const fields = listKinds.map(({ type }) => [
    `newest${type}s`,
    {
      type: `[${type}!]!`,
      resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) =>
        newest((await nodeModel.findAll({ type })).entries),
    },
  ]);
  createResolvers({ Query: Object.fromEntries(fields) });
}

/**
 * Makes the pages of the full lists, and beside each list a file with what all of its
 * entries are filtered by, for browsers to find those that stand on other pages.
 */
export async function createListPages({ actions, getNodesByType }: CreatePagesArgs): Promise<void> {
  for (const { type, list } of listKinds) {
    const nodes = (getNodesByType(type) as unknown as ListedNode[]).sort(byOrder);
    const { facts, choices } = filtered[type];
    const choice = choices(nodes);
    const pages = Math.max(1, Math.ceil(nodes.length / PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1) {
      const entries = nodes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      actions.createPage({
        path: listPagePath(list.path, page),
        component: path.resolve("src/templates", list.template),
        context: { ids: entries.map(({ jsonId }) => jsonId), page, pages, ...choice },
      });
    }
    const index = path.join(path.resolve("public"), listIndexPath(list.path));
    await mkdir(path.dirname(index), { recursive: true });
    await writeFile(index, JSON.stringify(nodes.map((node) => facts(node))));
  }
}
