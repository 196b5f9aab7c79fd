import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { compareByOrder } from "./src/utils/entries";
import { kinds } from "./src/utils/kinds";
import { createListPagePath, PAGE_SIZE } from "./src/utils/paths";
import { listPlaces } from "./src/utils/projectFilters";
import { findRanges } from "./src/utils/rentalFilters";

const resolveTemplate = (name: string) => path.resolve(`src/templates/${name}.tsx`);

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { createPage, createRedirect } = actions;
  const { data, errors } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allProject(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          order
          path
          location
          status
          type
        }
      }
      allRental(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          order
          path
          price
          bedrooms
          area
        }
      }
      allService(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          path
        }
      }
      allLegalPage(sort: { jsonId: ASC }) {
        nodes {
          path
          title
          updated
          intro
          sections {
            title
            paragraphs
          }
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The query Pages has failed.", errors);
    return;
  }
  const projects = [...data.allProject.nodes].sort(compareByOrder);
  const rentals = [...data.allRental.nodes].sort(compareByOrder);

  // A page for each entry.
  const createEntryPages = (
    { template }: { template: string },
    nodes: readonly { path: string; jsonId: string }[],
  ) => {
    for (const { path, jsonId } of nodes) {
      createPage({ path, component: resolveTemplate(template), context: { jsonId } });
    }
  };
  createEntryPages(kinds.Project.page, projects);
  createEntryPages(kinds.Rental.page, rentals);
  createEntryPages(kinds.Service.page, data.allService.nodes);
  for (const page of data.allLegalPage.nodes) {
    const component = resolveTemplate(kinds.LegalPage.page.template);
    createPage({ path: page.path, component, context: { page } });
  }

  // The full lists, in pages.
  const createListPages = (
    { path, template }: { path: string; template: string },
    nodes: readonly { jsonId: string }[],
    filterContext: Record<string, unknown>,
  ) => {
    const pages = Math.max(1, Math.ceil(nodes.length / PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1) {
      const shown = nodes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      createPage({
        path: createListPagePath(path, page),
        component: resolveTemplate(template),
        context: { ids: shown.map(({ jsonId }) => jsonId), page, pages, ...filterContext },
      });
    }
  };
  createListPages(kinds.Project.list, projects, { places: listPlaces(projects) });
  createListPages(kinds.Rental.list, rentals, { ranges: findRanges(rentals) });

  // Addresses that visitors shorten, with and without the slash.
  for (const { page, list } of [kinds.Project, kinds.Service]) {
    for (const fromPath of [page.prefix, page.prefix.slice(0, -1)]) {
      createRedirect({ fromPath, toPath: list.path, isPermanent: true });
    }
  }
  createRedirect({
    fromPath: "/sitemap.xml",
    toPath: "/sitemap-index.xml",
    isPermanent: true,
  });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  // The lightbox imports these as text, since Gatsby would inline style sheets into every page.
  actions.setWebpackConfig({
    module: { rules: [{ test: /yet-another-react-lightbox.+\.css$/, type: "asset/source" }] },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would be published.
    devtool: false,
    // They would be in the scripts of every page: <Script>, unused here, and emotion's withTheme.
    resolve: {
      alias: {
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
        "hoist-non-react-statics": false,
      },
    },
    optimization: {
      runtimeChunk: false,
      mangleExports: "size",
      moduleIds: "size",
      // In bytes of source: less than this compresses better inside of each page's script.
      splitChunks: { cacheGroups: { shared: { minSize: 80_000 } } },
    },
  });
};
