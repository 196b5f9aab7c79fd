import { watch } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import type { GraphQLFieldResolver } from "graphql";
import { ISSUES_PATH } from "../../src/utils/contentIssues";
import { getListPaths, getPagePath, kindNames, pageKindNames } from "../../src/utils/kinds";
import { createTypeDefs } from "./graphqlTypes";
import { formatIssue, isWarning } from "./issues";
import { calculateOffer, offerTypeDefs } from "./offer";
import { createSortKey, type ListingNode, selectRelated } from "./related";
import { normalizeText } from "./text";
import { validateContent } from "./validateContent";

/** Validates the content: errors end a build, and are printed while developing. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { issues } = await validateContent(path.resolve("data"));
  for (const issue of issues.filter(isWarning)) reporter.warn(formatIssue(issue));
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length === 0) return;
  reporter.panicOnBuild(["Hay fallos en el contenido:", ...errors.map(formatIssue)].join("\n"));
};

type Resolver = GraphQLFieldResolver<unknown, { defaultFieldResolver: Resolver }>;

/** Reads a text, or each of a list, as it looks. */
const resolveText: Resolver = (source, args, context, info) => {
  const value = context.defaultFieldResolver(source, args, context, info);
  if (Array.isArray(value)) return value.map(normalizeText);
  return typeof value === "string" ? normalizeText(value) : value;
};

/** Declares the content's types from its model. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "text", extend: () => ({ resolve: resolveText }) });
  actions.createTypes([createTypeDefs(), offerTypeDefs]);
};

interface Entries {
  entries: Iterable<ListingNode>;
  totalCount: () => Promise<number>;
}

interface Context {
  nodeModel: {
    findAll: (query: { type: string }) => Promise<Entries>;
    findOne: (query: { type: string; query: object }) => Promise<Queries.SiteSettings | null>;
  };
}

/**
 * Gives each entry with a page its `path` and its place among the others, projects their `offer`,
 * listings three related ones, and keeps links to lists without entries out of the menus.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
}: CreateResolversArgs) => {
  for (const type of pageKindNames) {
    const resolve = ({ jsonId }: { jsonId: string }) => getPagePath(type, jsonId);
    addResolvers({ [type]: { path: { resolve }, sortKey: { resolve: createSortKey } } });
  }
  const resolveRelated = async (source: ListingNode, _args: unknown, { nodeModel }: Context) => {
    const [projects, rentals] = await Promise.all(
      ["Project", "Rental"].map((type) => nodeModel.findAll({ type })),
    );
    return selectRelated(source, [...(projects?.entries ?? []), ...(rentals?.entries ?? [])]);
  };
  addResolvers({
    Project: {
      offer: {
        type: "ProjectOffer",
        description: "Lo que ofrece, calculado de sus viviendas; sin ellas, nada.",
        resolve: async (
          { type, units }: Pick<Queries.Project, "type" | "units">,
          _args: unknown,
          { nodeModel }: Context,
        ) => {
          const settings = await nodeModel.findOne({ type: "SiteSettings", query: {} });
          return calculateOffer(units, type === "sale" ? settings?.purchase?.vat : null);
        },
      },
      related: { resolve: resolveRelated },
    },
    Rental: { related: { resolve: resolveRelated } },
  });
  const resolveLinks =
    (field: "menu" | "quickLinks") =>
    async (
      settings: Pick<Queries.SiteSettings, typeof field>,
      _args: unknown,
      context: Context,
    ) => {
      const empty = await findEmptyLists(context);
      return settings[field].filter(({ target }) => !empty.includes(target));
    };
  addResolvers({
    SiteSettings: {
      menu: { resolve: resolveLinks("menu") },
      quickLinks: { resolve: resolveLinks("quickLinks") },
    },
  });
};

/** Lists where the lists without entries are: the addresses of their pages and sections. */
async function findEmptyLists({ nodeModel }: Context): Promise<string[]> {
  const lists = kindNames.map(async (kind) => {
    const { totalCount } = await nodeModel.findAll({ type: kind });
    return (await totalCount()) === 0 ? getListPaths(kind) : [];
  });
  return (await Promise.all(lists)).flat();
}

/** The open pages, as server-sent events, and the faults that they were sent last. */
const clients = new Set<ServerResponse>();
let lastSent = "";

/** While developing, tells faults of the content in the terminal and over the page. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(ISSUES_PATH, (_request: unknown, response: ServerResponse) => {
    // Compressed, events would wait for more of them.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-transform",
    });
    response.write(formatEvent(lastSent));
    clients.add(response);
    response.on("close", () => clients.delete(response));
  });
  let timer: NodeJS.Timeout | undefined;
  // Sooner than Gatsby's own, so that a page without its data is explained when it shows.
  watch(path.resolve("data"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(broadcastIssues, 50);
  }).unref();
  return broadcastIssues();
};

const formatEvent = (text: string) => `data: ${JSON.stringify(text)}\n\n`;

async function broadcastIssues(): Promise<void> {
  const { issues } = await validateContent(path.resolve("data"));
  const faults = issues.filter((issue) => !isWarning(issue)).map(formatIssue);
  const text = faults.join("\n");
  if (text === lastSent) return;
  lastSent = text;
  console.log(
    text ? `\nHay fallos en el contenido:\n${text}\n` : "\nEl contenido vuelve a estar bien.\n",
  );
  for (const client of clients) client.write(formatEvent(text));
}
