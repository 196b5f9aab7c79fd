import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createTypes } from "./graphqlTypes";
import { formatIssue, isWarning } from "./issues";
import { serveIssues } from "./serveIssues";
import { validateContent } from "./validateContent";

/** Validates the content: errors fail a build, but are only printed in development. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { issues } = await validateContent(path.resolve("data"));
  for (const issue of issues.filter(isWarning)) reporter.warn(formatIssue(issue));
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length === 0) return;
  reporter.panicOnBuild(["Hay fallos en el contenido:", ...errors.map(formatIssue)].join("\n"));
};

/** Declares the GraphQL types of the content model. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  args.actions.createTypes(createTypes(args.schema));

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveIssues;
