import { render, screen } from "@testing-library/react";
import { Badge } from "../../../src/components/ui/Badge";
import { color } from "../../../src/styles/tokens";

const statuses = [
  ["past", "Completado"],
  ["current", "En construcción"],
  ["future", "Próximamente"],
] as const;

it.each(statuses)("a badge shows the status %s as «%s», in its own colours", (status, text) => {
  render(<Badge status={status} />);
  const { background, text: ink } = color.status[status];
  expect(screen.getByText(text)).toHaveStyle({ background: background, color: ink });
});

it("a badge shows a type without a colour", () => {
  render(<Badge type="rent" />);
  expect(screen.getByText("Alquiler")).not.toHaveAttribute("style");
});
