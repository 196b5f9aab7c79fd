import type { GatsbyNode } from "gatsby";
import {
  awaitWholeFiles,
  queryAhead,
  survivePictures,
  watchContent,
} from "./plugins/gatsby-plugin-content/develop";
import { typeDefs } from "./plugins/gatsby-plugin-content/graphql";
import { readIdentity } from "./plugins/gatsby-plugin-content/identity";
import { addNewest, createListPages } from "./plugins/gatsby-plugin-content/lists";
import { addPaths, createContentPages, guardContent } from "./plugins/gatsby-plugin-content/nodes";
import { rerunOvertaken } from "./plugins/gatsby-plugin-content/rerun";
import { publishEditor } from "./plugins/gatsby-plugin-content-editor/publish";
import { writeDossiers } from "./plugins/gatsby-plugin-dossier/write";
import { deferScriptsIn } from "./plugins/gatsby-plugin-page-delivery/deferScripts";
import { deliver } from "./plugins/gatsby-plugin-page-delivery/deliver";
import { leaveOut } from "./plugins/gatsby-plugin-page-delivery/leaveOut";
import { markBegun, markEnded } from "./plugins/gatsby-plugin-page-delivery/whole";
import { writeShares } from "./plugins/gatsby-plugin-share-images/write";
import { compress } from "./plugins/gatsby-plugin-static-hosting/compress";
import { writeRobots } from "./plugins/gatsby-plugin-static-hosting/robots";
import { writeSecurityTxt } from "./plugins/gatsby-plugin-static-hosting/securityTxt";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  // `gatsby develop` writes there too.
  await markBegun(`${args.store.getState().program.directory}/public`);
  rerunOvertaken(args);
  survivePictures();
  queryAhead();
  awaitWholeFiles();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = guardContent;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs());
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addPaths(args);
  addNewest(args);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  createContentPages(args);
  await createListPages(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  watchContent(args);
  leaveOut(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix }) => {
  const { directory } = store.getState().program;
  await deferScriptsIn(`${directory}/public`, pathPrefix);
  // Words keep one processor busy while the other encodes pictures.
  await Promise.all([
    writeDossiers(directory, `${directory}/public`, `${directory}/.cache/dossiers`),
    writeShares(directory, `${directory}/public`, `${directory}/.cache/shares`),
  ]);
  const backend = process.env.SITE_EDITOR_BACKEND;
  await publishEditor(directory, backend, pathPrefix);
  await writeRobots(`${directory}/public`, readIdentity(directory).url);
  await writeSecurityTxt(directory, `${directory}/public`, Date.now());
  await deliver(`${directory}/public`, pathPrefix, Boolean(backend));
  await compress(`${directory}/public`);
  await markEnded(`${directory}/public`);
};
