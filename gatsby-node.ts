import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type Kind, kindNamesWithPage, kinds } from "./src/kinds";
import { createListPagePath, PAGE_SIZE } from "./src/utils/paths";

/** The entries of a kind, in their list's order. */
interface Entries {
  nodes: { jsonId: string; path: string }[];
}

const query = `query Pages {
  ${kindNamesWithPage.map((kind) => `all${kind}(sort: { sortKey: ASC }) { nodes { jsonId path } }`).join("\n  ")}
}`;

/** Creates the pages of entries and lists, as declared in src/kinds.ts, and redirects. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Record<string, Entries>>(query);
  if (!data) {
    reporter.panicOnBuild("The query Pages has failed.", errors);
    return;
  }
  const createPage = (template: string, pagePath: string, context: Record<string, unknown>) => {
    const component = path.resolve(`src/templates/${template}.tsx`);
    actions.createPage({ path: pagePath, component, context });
  };
  for (const name of kindNamesWithPage) {
    const { page, list }: Kind = kinds[name];
    const nodes = data[`all${name}`]?.nodes ?? [];
    for (const entry of nodes) {
      if (page) createPage(page.template, entry.path, { jsonId: entry.jsonId });
    }
    if (!list?.template) continue;
    const pages = Math.max(1, Math.ceil(nodes.length / PAGE_SIZE));
    for (let number = 1; number <= pages; number += 1) {
      const context = { skip: (number - 1) * PAGE_SIZE, limit: PAGE_SIZE, page: number, pages };
      createPage(list.template, createListPagePath(list.path, number), context);
    }
  }
  createRedirects(actions.createRedirect);
};

/** Redirects "/proyecto/" and "/proyecto" to the list, and "/sitemap.xml" to the sitemap. */
function createRedirects(
  createRedirect: (redirect: { fromPath: string; toPath: string; isPermanent: boolean }) => void,
): void {
  const redirect = (fromPath: string, toPath: string) =>
    createRedirect({ fromPath, toPath, isPermanent: true });
  for (const name of kindNamesWithPage) {
    const { page, list }: Kind = kinds[name];
    if (!page || !list || page.prefix === list.path) continue;
    redirect(page.prefix, list.path);
    redirect(page.prefix.slice(0, -1), list.path);
  }
  redirect("/sitemap.xml", "/sitemap-index.xml");
}
