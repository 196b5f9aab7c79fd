import { render, screen } from "@testing-library/react";
import { Badge } from "../../../src/components/ui/Badge";
import { color } from "../../../src/styles/tokens";

const statuses = [
  ["past", "Completado"],
  ["current", "En construcción"],
  ["future", "Próximamente"],
] as const;

describe("Badge", () => {
  it.each(statuses)("reads the status %s as «%s», in its own colours", (status, text) => {
    render(<Badge status={status} />);
    const { background, text: ink } = color.status[status];
    expect(screen.getByText(text)).toHaveStyle({ background: background, color: ink });
  });

  it.each([
    ["sale", "Venta"],
    ["rent", "Alquiler"],
  ] as const)("reads the type %s as «%s», without a colour", (type, text) => {
    render(<Badge type={type} />);
    expect(screen.getByText(text)).not.toHaveAttribute("style");
  });

  it("renders nothing without status and type", () => {
    const { container } = render(<Badge />);
    expect(container).toBeEmptyDOMElement();
  });
});
