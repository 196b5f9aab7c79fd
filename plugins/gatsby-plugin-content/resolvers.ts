import type { CreateResolversArgs } from "gatsby";
import {
  getListPaths,
  getPagePath,
  kindNames,
  kindNamesWithPage,
  listingKindNames,
} from "../../src/kinds";
import { normalizeTarget } from "../../src/utils/paths";
import { calculateOffer } from "./offer";
import { type ListingNode, selectRelated } from "./related";
import { createSortKey } from "./sortKey";
import { normalizeText } from "./text";

/** A function that Gatsby calls for the value of a field. */
type Resolver = (
  source: unknown,
  args: object,
  context: { defaultFieldResolver: Resolver },
  info: object,
) => unknown;

/** Reads a text, or each of a list, as it looks. */
export const resolveText: Resolver = (source, args, context, info) => {
  const value = context.defaultFieldResolver(source, args, context, info);
  if (Array.isArray(value)) return value.map(normalizeText);
  return typeof value === "string" ? normalizeText(value) : value;
};

interface FoundNodes {
  entries: Iterable<ListingNode>;
  totalCount: () => Promise<number>;
}

/** What a listing's node says of its pictures, as its JSON does. */
interface PicturedNode {
  title: string;
  image: string;
  gallery: readonly { image: string; alt: string; focus?: string }[];
}

const findMainPicture = ({ image, gallery }: PicturedNode) =>
  gallery.find((picture) => picture.image === image);

interface Context {
  nodeModel: {
    findAll: (query: { type: string }) => Promise<FoundNodes>;
    findOne: (query: { type: string; query: object }) => Promise<Queries.SiteSettings | null>;
  };
}

/**
 * Gives each entry with a page its `path` and its place among the others, projects their `offer`,
 * listings the words of their main picture and three related ones, and keeps links to lists
 * without entries out of the menus.
 */
export const addResolvers = ({ createResolvers }: CreateResolversArgs): void => {
  for (const type of kindNamesWithPage) {
    const resolve = ({ jsonId }: { jsonId: string }) => getPagePath(type, jsonId);
    createResolvers({ [type]: { path: { resolve }, sortKey: { resolve: createSortKey } } });
  }
  const resolveRelated = async (source: ListingNode, _args: unknown, { nodeModel }: Context) => {
    const found = await Promise.all(listingKindNames.map((type) => nodeModel.findAll({ type })));
    return selectRelated(
      source,
      found.flatMap(({ entries }) => [...entries]),
    );
  };
  const listingFields = {
    imageAlt: {
      resolve: (node: PicturedNode) => normalizeText(findMainPicture(node)?.alt ?? node.title),
    },
    imageFocus: { resolve: (node: PicturedNode) => findMainPicture(node)?.focus },
    related: { resolve: resolveRelated },
  };
  for (const type of listingKindNames) createResolvers({ [type]: listingFields });
  createResolvers({
    Project: {
      offer: {
        resolve: async (
          { type, units }: Pick<Queries.Project, "type" | "units">,
          _args: unknown,
          { nodeModel }: Context,
        ) => {
          const settings = await nodeModel.findOne({ type: "SiteSettings", query: {} });
          return calculateOffer(units, type === "sale" ? settings?.purchase?.vat : null);
        },
      },
    },
  });
  const resolveLinks =
    (field: "menu" | "quickLinks") =>
    async (
      settings: Pick<Queries.SiteSettings, typeof field>,
      _args: unknown,
      context: Context,
    ) => {
      const empty = await findEmptyLists(context);
      return settings[field].filter(({ target }) => !empty.includes(normalizeTarget(target)));
    };
  createResolvers({
    SiteSettings: {
      menu: { resolve: resolveLinks("menu") },
      quickLinks: { resolve: resolveLinks("quickLinks") },
    },
  });
};

/** Finds the addresses of lists that have no entries: their pages and their sections. */
async function findEmptyLists({ nodeModel }: Context): Promise<string[]> {
  const lists = kindNames.map(async (kind) => {
    const { totalCount } = await nodeModel.findAll({ type: kind });
    return (await totalCount()) === 0 ? getListPaths(kind) : [];
  });
  return (await Promise.all(lists)).flat();
}
