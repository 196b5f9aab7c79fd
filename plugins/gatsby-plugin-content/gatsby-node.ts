import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { createSortKey, type OrderedNode } from "./computedFields/sortKey";
import { serveIssueStream, updateIssueStream } from "./issueStream";
import { getModel, modelNames } from "./model/models";
import { createTypes, normalizedText } from "./schema/graphqlTypes";
import { createUnitNodes, type ProjectNode } from "./unitNodes";
import { formatIssue, isWarning } from "./validation/issues";
import { validateContent } from "./validation/validateContent";

const isDevelopment = () => process.env.NODE_ENV === "development";

/** Warns about the content, and fails a build if it has errors. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { issues } = await validateContent(path.resolve("data"));
  for (const issue of issues.filter(isWarning)) reporter.warn(formatIssue(issue));
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length === 0 || isDevelopment()) return;
  reporter.panicOnBuild(["Hay fallos en el contenido:", ...errors.map(formatIssue)].join("\n"));
};

/** Declares the GraphQL types of the content model. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createFieldExtension(normalizedText);
  actions.createTypes(createTypes(schema));
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  modelNames.some((name) => name === (node as Node).internal.type && !getModel(name).isSingle);

/** Stores an entry's sort key, and creates the nodes of a project's homes. */
export const onCreateNode = (args: CreateNodeArgs<Node & OrderedNode & Partial<ProjectNode>>) => {
  const { node, actions } = args;
  actions.createNodeField({ node, name: "sortKey", value: createSortKey(node) });
  if (node.internal.type === "Project") createUnitNodes(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveIssueStream;

/**
 * Reports errors in development. Gatsby calls this at the start and after every change in `data/`,
 * before it runs the queries, so that a page without its data comes with an explanation.
 */
export const createPages: GatsbyNode["createPages"] = async () => {
  if (isDevelopment()) await updateIssueStream();
};
