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

/** A GraphQL resolver, as Gatsby calls it. */
type Resolver = (
  source: unknown,
  args: object,
  context: { defaultFieldResolver: Resolver },
  info: object,
) => unknown;

/** Resolves a text, or a list of texts, to its normalized form. */
export const resolveText: Resolver = (source, args, context, info) => {
  const value = context.defaultFieldResolver(source, args, context, info);
  if (Array.isArray(value)) return value.map(normalizeText);
  return typeof value === "string" ? normalizeText(value) : value;
};

interface FoundNodes {
  entries: Iterable<ListingNode>;
  totalCount: () => Promise<number>;
}

/** The fields of a listing's node about its pictures, as in its JSON file. */
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
 * Adds `path` and `sortKey` to entries with a page, `offer` to projects, and `related` and the
 * description and focus of the main picture to listings. Leaves links to empty lists out of the
 * menus.
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

/** Finds the addresses of lists without entries: their pages and sections. */
async function findEmptyLists({ nodeModel }: Context): Promise<string[]> {
  const lists = kindNames.map(async (kind) => {
    const { totalCount } = await nodeModel.findAll({ type: kind });
    return (await totalCount()) === 0 ? getListPaths(kind) : [];
  });
  return (await Promise.all(lists)).flat();
}
