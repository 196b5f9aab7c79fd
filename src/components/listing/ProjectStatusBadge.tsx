import { color } from "../../styles/tokens";
import { statusLabels } from "../../texts/labels";
import { Badge } from "../ui/Badge";

/** A project's status, in the status's colours. */
export const ProjectStatusBadge = ({ status }: { status: Queries.ProjectStatus }) => (
  <Badge colors={color.status[status]}>{statusLabels[status]}</Badge>
);
