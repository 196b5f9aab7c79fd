import { color } from "../../styles/tokens";
import { describeUnitStatus } from "../../texts/labels";
import { Badge } from "../ui/Badge";

const colors = {
  available: color.status.current,
  reserved: { background: color.band, text: color.ink },
  sold: color.status.past,
};

interface Props {
  status: Queries.UnitStatus;
  type: Queries.ProjectType;
}

/** Whether a home is available, reserved, or sold or let. */
export const UnitStatusBadge = ({ status, type }: Props) => (
  <Badge colors={colors[status]}>{describeUnitStatus(status, type)}</Badge>
);
