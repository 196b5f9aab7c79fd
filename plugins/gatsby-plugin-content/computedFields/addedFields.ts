import path from "node:path";
import { getListPaths, getPagePath, isKindName, kindNames } from "../../../src/routes";
import { normalizeSitePath } from "../../../src/urls/normalizePath";
import { getEntryFile } from "../model/entryFilePaths";
import { getModel, listingNames, type ModelName } from "../model/models";
import { findUnits } from "../unitNodes";
import { createFacade } from "./buildingFacade";
import { calculateOffer } from "./projectOffer";
import { readJsonId, readObjects, readText } from "./readNodeValues";
import { type ListingNode, selectRelated } from "./relatedListings";

/** What Gatsby passes to resolvers. */
export interface Context {
  defaultFieldResolver: (...args: unknown[]) => unknown;
  nodeModel: {
    findAll: (query: { type: string }) => Promise<{
      entries: Iterable<ListingNode>;
      totalCount: () => Promise<number>;
    }>;
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
    getNodeById: <Found>(query: { id: string; type: string }) => Found | null;
    getNodesByIds: <Found>(query: { ids: readonly string[]; type: string }) => Found[];
  };
}

/** A field of a GraphQL type, as Gatsby's type builders take it. */
export interface Field {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
  resolve?(source: object, args: object, context: Context, info: object): unknown;
}

/** Resolves a list of links to those that don't lead to an empty list. */
export const resolveLinks: Field["resolve"] = async (source, args, context, info) => {
  const value = context.defaultFieldResolver(source, args, context, info);
  const links = readObjects(value as Queries.Link[]);
  const lists = kindNames.map(async (kind) => {
    const { totalCount } = await context.nodeModel.findAll({ type: kind });
    return (await totalCount()) === 0 ? getListPaths(kind) : [];
  });
  const empty = (await Promise.all(lists)).flat();
  return links.filter(({ target }) => !empty.includes(normalizeSitePath(readText(target))));
};

/** The fields of a listing's node about its pictures, as in its JSON file. */
interface PicturedNode {
  jsonId: string;
  title: string;
  image: string;
  gallery: readonly { image: string; alt: string; focus?: string }[];
}

/** Finds the main picture in the gallery, by the file that their paths lead to. */
function findMainPicture(name: ModelName, node: PicturedNode) {
  const folder = path.posix.dirname(getEntryFile(name, readJsonId(node)));
  const locate = (image: unknown) => path.posix.join(folder, readText(image));
  return readObjects(node.gallery).find(({ image }) => locate(image) === locate(node.image));
}

const createListingFields = (name: ModelName): Record<string, Field> => ({
  imageAlt: {
    type: "String!",
    description:
      "Qué se ve en la foto principal, como dice la galería; si no está en ella, el nombre.",
    extensions: { normalizedText: {} },
    resolve: (node: PicturedNode) => findMainPicture(name, node)?.alt ?? node.title,
  },
  imageFocus: {
    type: "String",
    description: "El punto de interés de la foto principal, como dice la galería.",
    resolve: (node: PicturedNode) => findMainPicture(name, node)?.focus,
  },
  related: {
    type: "[Listing!]!",
    description: "Las tres que se enseñan al pie de su página.",
    resolve: async (source: ListingNode, _args, { nodeModel }) => {
      const found = await Promise.all(listingNames.map((type) => nodeModel.findAll({ type })));
      return selectRelated(
        source,
        found.flatMap(({ entries }) => [...entries]),
      );
    },
  },
});

const offer: Field = {
  type: "ProjectOffer",
  description: "Lo que ofrece, calculado de sus viviendas; sin ellas, nada.",
  resolve: async (
    { type, units }: Pick<Queries.Project, "type" | "units">,
    _args,
    { nodeModel },
  ) => {
    const settings = await nodeModel.findOne<Queries.SiteSettings>({
      type: "SiteSettings",
      query: {},
    });
    return calculateOffer(units, type === "sale" ? settings?.purchase?.vat : null);
  },
};

const facade: Field = {
  type: "[FacadeFloor!]",
  description:
    "Sus plantas, la más alta primero; si las viviendas no dicen dónde están o no queda ninguna, nada.",
  resolve: (project: Parameters<typeof findUnits>[0], _args, context) =>
    createFacade(findUnits(project, context)),
};

const units: Field = {
  type: "[Unit!]",
  description: "Las que se ofrecen, en el orden del fichero.",
  resolve: (project: Parameters<typeof findUnits>[0], _args, context) =>
    findUnits(project, context),
};

/** Creates the fields that a kind's nodes have in addition to, or other than in, their files. */
export const createAddedFields = (name: ModelName): Record<string, Field> => ({
  ...(isKindName(name) && {
    path: {
      type: "String!",
      description: "La dirección de su página en el sitio.",
      resolve: (node: { jsonId?: unknown }) => getPagePath(name, readJsonId(node)),
    },
  }),
  ...(!getModel(name).isSingle && {
    fields: { type: "EntryFields!", description: "Lo que se guarda de cada entrada." },
  }),
  ...(listingNames.some((listing) => listing === name) && createListingFields(name)),
  ...(name === "Project" && { offer, facade, units }),
});
