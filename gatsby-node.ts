import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type RelatableListing, selectRelated } from "./plugins/utils/related";
import { isSoldOut } from "./src/descriptions/project";
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
          offer {
            available
          }
        }
      }
      allRental(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          order
          path
          location
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

  // A page for each entry, and of each listing a way to three others.
  const createEntryPages = <Node extends { path: string; jsonId: string }>(
    { template }: { template: string },
    nodes: readonly Node[],
    createContext: (node: Node) => object = () => ({}),
  ) => {
    for (const node of nodes) {
      const context = { jsonId: node.jsonId, ...createContext(node) };
      createPage({ path: node.path, component: resolveTemplate(template), context });
    }
  };
  const offeredProjects = projects.map((node) => ({ ...node, soldOut: isSoldOut(node) }));
  const offeredRentals = rentals.map(
    (node) => ({ ...node, type: "rent", soldOut: false }) as const,
  );
  const listings: RelatableListing[] = [...offeredProjects, ...offeredRentals];
  createEntryPages(kinds.Project.page, offeredProjects, (project) => ({
    related: selectRelated(project, listings),
  }));
  createEntryPages(kinds.Rental.page, offeredRentals, (rental) => ({
    related: selectRelated(rental, listings),
  }));
  createEntryPages(kinds.Service.page, data.allService.nodes);
  for (const page of data.allLegalPage.nodes) {
    const component = resolveTemplate(kinds.LegalPage.page.template);
    createPage({ path: page.path, component, context: { page } });
  }

  // The full lists, in pages.
  const createListPages = <Node extends { jsonId: string }>(
    { path, template }: { path: string; template: string },
    nodes: readonly Node[],
    selectFacts: (node: Node) => object,
    filterContext: Record<string, unknown>,
  ) => {
    const pages = Math.max(1, Math.ceil(nodes.length / PAGE_SIZE));
    // What a search over several pages needs of all entries.
    const facts = pages > 1 ? nodes.map(selectFacts) : [];
    for (let page = 1; page <= pages; page += 1) {
      const shown = nodes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      createPage({
        path: createListPagePath(path, page),
        component: resolveTemplate(template),
        context: { ids: shown.map(({ jsonId }) => jsonId), page, pages, facts, ...filterContext },
      });
    }
  };
  createListPages(
    kinds.Project.list,
    projects,
    ({ status, type, location }) => ({ status, type, location }),
    { places: listPlaces(projects) },
  );
  createListPages(
    kinds.Rental.list,
    rentals,
    ({ price, bedrooms, area }) => ({ price, bedrooms, area }),
    { ranges: findRanges(rentals) },
  );

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
