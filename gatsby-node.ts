import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readIdentity } from "./plugins/gatsby-plugin-content/identity";
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
import { byOrder } from "./src/utils/byOrder";
import { kinds } from "./src/utils/kinds";
import { listPagePath, PAGE_SIZE } from "./src/utils/listPaths";
import { type ProjectFacts, placesOf } from "./src/utils/projectFilters";
import { type RentalFacts, rangesOf } from "./src/utils/rentalFilters";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  // `gatsby develop` writes there too.
  await markBegun(`${store.getState().program.directory}/public`);
};

type Entry = { jsonId: string; order: number | null } & ProjectFacts & RentalFacts;

export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  for (const [type, kind] of Object.entries(kinds)) {
    if (!("page" in kind)) continue;
    const entries = (getNodesByType(type) as unknown as Entry[]).sort(byOrder);
    for (const { jsonId } of entries) {
      actions.createPage({
        path: `${kind.page.prefix}${jsonId}/`,
        component: path.resolve(`src/templates/${kind.page.template}.tsx`),
        context: { jsonId },
      });
    }
    if (!("list" in kind) || !("template" in kind.list)) continue;
    const choices =
      type === "Project" ? { places: placesOf(entries) } : { ranges: rangesOf(entries) };
    const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1) {
      const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      actions.createPage({
        path: listPagePath(kind.list.path, page),
        component: path.resolve(`src/templates/${kind.list.template}.tsx`),
        context: { ids: shown.map(({ jsonId }) => jsonId), page, pages, ...choices },
      });
    }
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
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
