import { render, screen } from "@testing-library/react";
import { EnergyBadge } from "../../../src/components/listing/EnergyBadge";

describe("EnergyBadge", () => {
  it("shows the arrow of the class in its colour, with an accessible name", () => {
    render(<EnergyBadge label="G" />);
    const arrow = screen.getByRole("img", { name: "Calificación energética: G" });
    expect(arrow).toHaveTextContent(/^G$/);
    expect(arrow).toHaveStyle({ background: "#ED1C24" });
  });

  it("says that the rating is pending, and renders nothing without one", () => {
    const { container, rerender } = render(<EnergyBadge label="pending" />);
    expect(container).toHaveTextContent("Calificación energética en trámite");
    rerender(<EnergyBadge label={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
