import { formatCount, joinFacts } from "../utils/format";
import { statusLabels, typeLabels } from "./labels";

/** The title of a project's facade, on its page and on the card that leads there. */
export const FACADE_TITLE = "Elige tu ventana";

/** Describes status and type: "En construcción · Venta". */
export function describeStatus(status: Queries.ProjectStatus, type: Queries.ProjectType): string {
  return joinFacts([statusLabels[status], typeLabels[type]]);
}

/** The line of facts on a project's card: "Las Rozas · Venta · 3 dormitorios". */
export function describeProjectCard(project: Queries.ProjectCardFragment): string {
  const { location, type, details } = project;
  const { bedrooms } = details;
  const rooms = bedrooms ? [formatCount(bedrooms, "dormitorio", "dormitorios")] : [];
  return joinFacts([location, typeLabels[type], ...rooms]);
}
