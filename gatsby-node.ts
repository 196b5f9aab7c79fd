import type { GatsbyNode } from "gatsby";
import { watchContent } from "./src/content/develop";
import { typeDefs } from "./src/content/graphql";
import { addPaths, createContentPages, guardContent } from "./src/content/nodes";
import { deferScriptsIn } from "./src/delivery/deferScripts";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = guardContent;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs());
};

export const createResolvers: GatsbyNode["createResolvers"] = addPaths;

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = watchContent;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  await deferScriptsIn(`${store.getState().program.directory}/public`);
};
