import { render, screen } from "@testing-library/react";
import { ProjectBadge } from "../../../src/components/listing/ProjectBadge";
import { color } from "../../../src/styles/tokens";

const statuses = [
  ["past", "Completado"],
  ["current", "En construcción"],
  ["future", "Próximamente"],
] as const;

it.each(statuses)("a badge shows the status %s as «%s», in its own colours", (status, text) => {
  render(<ProjectBadge status={status} />);
  const { background, text: ink } = color.status[status];
  expect(screen.getByText(text)).toHaveStyle({ background: background, color: ink });
});

it("a badge shows a type without a colour", () => {
  render(<ProjectBadge type="rent" />);
  expect(screen.getByText("Alquiler")).not.toHaveAttribute("style");
});
