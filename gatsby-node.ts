import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { markCacheComplete, markCacheIncomplete } from "./plugins/utils/cacheMarker";
import { kinds } from "./src/routes";
import { createListPagePath, PAGE_SIZE } from "./src/urls/pagination";

/** Creates the pages of entries, if their ids are valid, and those of lists. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allProject(filter: { jsonId: { ne: "" } }) {
        nodes {
          jsonId
          path
        }
      }
      allUnit(filter: { path: { ne: "" } }) {
        nodes {
          id
          path
        }
      }
      allRental(filter: { jsonId: { ne: "" } }) {
        nodes {
          jsonId
          path
        }
      }
      allService(filter: { jsonId: { ne: "" } }) {
        nodes {
          jsonId
          path
        }
      }
      allLegalPage(filter: { jsonId: { ne: "" } }) {
        nodes {
          jsonId
          path
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The query Pages has failed.", errors);
    return;
  }
  const createPage = (template: string, pagePath: string, context: Record<string, unknown>) => {
    const component = path.resolve(`src/templates/${template}.tsx`);
    actions.createPage({ path: pagePath, component, context });
  };
  for (const { jsonId, path } of data.allProject.nodes) createPage("Project", path, { jsonId });
  for (const { id, path } of data.allUnit.nodes) createPage("Unit", path, { id });
  for (const { jsonId, path } of data.allRental.nodes) createPage("Rental", path, { jsonId });
  for (const { jsonId, path } of data.allService.nodes) createPage("Service", path, { jsonId });
  for (const { jsonId, path } of data.allLegalPage.nodes) createPage("Legal", path, { jsonId });

  const createListPages = (template: string, listPath: string, entries: number) => {
    const pages = Math.max(1, Math.ceil(entries / PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1) {
      const context = { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, page, pages };
      createPage(template, createListPagePath(listPath, page), context);
    }
  };
  createListPages("ProjectList", kinds.Project.list.path, data.allProject.nodes.length);
  createListPages("RentalList", kinds.Rental.list.path, data.allRental.nodes.length);
};

/** The develop server resumes from the cache of one that was interrupted. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (process.env.NODE_ENV === "development") markCacheComplete("");
};

/**
 * Once content, queries and scripts are right, a build begins to write pages: from here on its cache
 * is incomplete, until the adapter has run.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage }) => {
  if (stage === "build-html") markCacheIncomplete();
};
