import { getPagePath } from "../../../src/routes";
import { createUnitPath } from "../../../src/urls/unitPath";
import { normalizeText } from "../model/normalizeText";
import type { ProjectNode } from "../unitNodes";
import type { Context, Field } from "./addedFields";
import { readJsonId, readObjects, readText } from "./readNodeValues";
import { calculateSunlight } from "./sunlight";

/** A home's node, or what an invalid file has in its place. */
interface UnitNode {
  parent: string;
  name?: unknown;
  orientation?: unknown;
  plan?: unknown;
}

const findProject = ({ parent }: UnitNode, { nodeModel }: Context) =>
  nodeModel.getNodeById<ProjectNode>({ id: parent, type: "Project" });

const readName = (name: unknown) => normalizeText(readText(name));

/** The fields that a home has in addition to those in its project's file. */
export const unitFields: Record<string, Field> = {
  project: {
    type: "Project!",
    description: "La promoción de la que es.",
    resolve: (unit: UnitNode, _args, context) => findProject(unit, context),
  },
  path: {
    type: "String!",
    description: "La dirección de su página en el sitio.",
    resolve: (unit: UnitNode, _args, context) => {
      const id = readJsonId(findProject(unit, context) ?? {});
      return id && createUnitPath(getPagePath("Project", id), readName(unit.name));
    },
  },
  floorPlan: {
    type: "FloorPlan",
    description: "El plano de la promoción que es el suyo.",
    resolve: (unit: UnitNode, _args, context) => {
      const plans = readObjects(findProject(unit, context)?.floorPlans);
      const title = readName(unit.plan);
      return plans.find((plan) => title && readName(plan.title) === title);
    },
  },
  sunlight: {
    type: "UnitSunlight",
    description: "Cuándo da el sol en el salón; si no se sabe adónde da ni dónde está, nada.",
    resolve: (unit: UnitNode, _args, context) =>
      calculateSunlight(unit.orientation, findProject(unit, context)?.place),
  },
};
