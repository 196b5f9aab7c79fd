import { render, screen } from "@testing-library/react";
import { StatusBadge, TypeBadge } from "../../../src/components/listing/StatusAndOperationBadges";
import { color } from "../../../src/styles/tokens";

const statuses = [
  ["past", "Completado"],
  ["current", "En construcción"],
  ["future", "Próximamente"],
] as const;

it.each(statuses)("a badge shows the status %s as «%s», in its own colours", (status, text) => {
  render(<StatusBadge status={status} />);
  const { background, text: ink } = color.status[status];
  expect(screen.getByText(text)).toHaveStyle({ background: background, color: ink });
});

it("a badge shows a type without a colour", () => {
  render(<TypeBadge type="rent" />);
  expect(screen.getByText("Alquiler")).not.toHaveAttribute("style");
});
