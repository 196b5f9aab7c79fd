import type { CreateNodeArgs, Node } from "gatsby";
import type { Context } from "./computedFields/addedFields";
import { readObjects } from "./computedFields/readNodeValues";
export type ProjectNode = Pick<Queries.Project, "jsonId" | "floorPlans" | "place" | "units"> & {
  id: string;
  children: readonly string[];
};

/** Creates a node for each home of a project, as a child of the project's node. */
export function createUnitNodes({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  createContentDigest,
}: CreateNodeArgs<Node & Partial<ProjectNode>>): void {
  for (const [index, unit] of readObjects(node.units).entries()) {
    const child = {
      ...unit,
      id: createNodeId(`${node.id} unit ${index}`),
      parent: node.id,
      children: [],
      internal: { type: "Unit", contentDigest: createContentDigest(unit) },
    };
    createNode(child);
    createParentChildLink({ parent: node, child });
  }
}

/** Finds the nodes of a project's homes, in the order of its file; null without a list of homes. */
export const findUnits = ({ units, children }: ProjectNode, { nodeModel }: Context) =>
  units ? nodeModel.getNodesByIds<Queries.Unit>({ ids: children, type: "Unit" }) : null;
