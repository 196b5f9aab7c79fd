import { render, screen } from "@testing-library/react";
import { Tag } from "../../../src/components/ui/Tag";
import { color } from "../../../src/styles/tokens";

const statuses = [
  ["past", "Completado"],
  ["current", "En construcción"],
  ["future", "Próximamente"],
] as const;

describe("Tag", () => {
  it.each(statuses)("reads the status %s as «%s», in its own colours", (status, text) => {
    render(<Tag status={status} />);
    const { ground, text: ink } = color.status[status];
    expect(screen.getByText(text)).toHaveStyle({ background: ground, color: ink });
  });

  it.each([
    ["sale", "Venta"],
    ["rent", "Alquiler"],
  ] as const)("reads the type %s as «%s», without a colour", (type, text) => {
    render(<Tag type={type} />);
    expect(screen.getByText(text)).not.toHaveAttribute("style");
  });

  it("renders nothing without status and type", () => {
    const { container } = render(<Tag />);
    expect(container).toBeEmptyDOMElement();
  });
});
