import { render, screen } from "@testing-library/react";
import { ProjectStatusBadge } from "../../../src/components/listing/ProjectStatusBadge";
import { color } from "../../../src/styles/tokens";

it.each([
  ["past", "Completado"],
  ["current", "En construcción"],
  ["future", "Próximamente"],
] as const)("shows the status %s as «%s», in its own colours", (status, text) => {
  render(<ProjectStatusBadge status={status} />);
  const { background, text: ink } = color.status[status];
  expect(screen.getByText(text)).toHaveStyle({ background, color: ink });
});
