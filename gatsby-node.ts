import type { GatsbyNode } from "gatsby";
import { encodeSooner } from "./src/content/avif";
import { awaitWholeFiles, queryAhead, survivePictures, watchContent } from "./src/content/develop";
import { typeDefs } from "./src/content/graphql";
import { readIdentity } from "./src/content/identity";
import { addNewest, createListPages } from "./src/content/lists";
import { addPaths, createContentPages, guardContent } from "./src/content/nodes";
import { passOver } from "./src/content/queries";
import { rerunOvertaken } from "./src/content/rerun";
import { amend } from "./src/delivery/amend";
import { compress } from "./src/delivery/compress";
import { deferScriptsIn } from "./src/delivery/deferScripts";
import { deliver } from "./src/delivery/deliver";
import { leaveOut } from "./src/delivery/leaveOut";
import { writeRobots } from "./src/delivery/robots";
import { writeSecurityTxt } from "./src/delivery/securityTxt";
import { markBegun, markEnded } from "./src/delivery/whole";
import { writeDossiers } from "./src/dossier/write";
import { publishEditor } from "./src/editor/publish";
import { writeShares } from "./src/sharing/write";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  // `gatsby develop` writes there too.
  await markBegun(`${args.store.getState().program.directory}/public`);
  rerunOvertaken(args);
  survivePictures();
  queryAhead();
  awaitWholeFiles();
  encodeSooner();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = guardContent;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs());
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addPaths(args);
  addNewest(args);
};

export const preprocessSource: GatsbyNode["preprocessSource"] = passOver;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  createContentPages(args);
  await createListPages(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  watchContent(args);
  leaveOut(args);
  amend(args);
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
