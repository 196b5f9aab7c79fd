import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs, Node, ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "./check";
import { formatFault, isWarning } from "./faults";
import { entities } from "./model/index";
import { pageKinds, pagePath } from "./pages";

/** Entries made from content: nodes whose own `id` became `jsonId`. */
type EntryNode = Node & { jsonId: string };

/**
 * The GraphQL type of a content file, for gatsby-transformer-json.
 * @param node the File node; its first folder inside `data/` decides
 */
export function typeNameOf({ node }: { node: { relativeDirectory?: unknown } }): string {
  const folder = String(node.relativeDirectory ?? "").split("/")[0];
  return entities.find((entity) => entity.folder === folder)?.type ?? "OtherJson";
}

/**
 * Checks the content and stops the build with all its faults.
 * @param reporter Gatsby's; panics on a build, prints in develop
 */
export async function guardContent({
  reporter,
}: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  const { faults } = await checkContent(path.resolve("data"));
  for (const fault of faults.filter(isWarning)) reporter.warn(formatFault(fault));
  const errors = faults.filter((fault) => !isWarning(fault));
  if (errors.length === 0) return;
  const count = errors.length === 1 ? "Hay un fallo" : `Hay ${errors.length} fallos`;
  reporter.panicOnBuild([`${count} en el contenido:`, ...errors.map(formatFault)].join("\n"));
}

/** Gives every entry with a page its address as the field `path`. */
export function addPaths({ createResolvers }: CreateResolversArgs): void {
  for (const kind of pageKinds) {
    createResolvers({
      [kind.type]: {
        path: { type: "String!", resolve: (node: EntryNode) => pagePath(kind, node.jsonId) },
      },
    });
  }
}

/** Makes a page for each project, rental, service and legal text. */
export function createContentPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const kind of pageKinds) {
    for (const node of getNodesByType(kind.type) as EntryNode[]) {
      actions.createPage({
        path: pagePath(kind, node.jsonId),
        component: path.resolve("src/templates", kind.template),
        // Not the node's id: Gatsby makes that from where on the machine the file lies.
        context: { jsonId: node.jsonId },
      });
    }
  }
}
