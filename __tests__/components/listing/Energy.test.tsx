import { render, screen } from "@testing-library/react";
import { EnergyBadge, EnergyScale } from "../../../src/components/listing/Energy";

describe("EnergyScale", () => {
  it("shows all classes, with the listing's own in its accessible name", () => {
    render(<EnergyScale label="C" />);
    const scale = screen.getByRole("img", {
      name: "Calificación energética: C, en una escala de la A a la G",
    });
    // The listing's class appears twice: on its arrow and on the marker.
    expect(scale).toHaveTextContent("ABCCDEFG");
  });

  it("says that the rating of an unfinished building is that of its design", () => {
    const { rerender } = render(<EnergyScale label="A" planned />);
    expect(screen.getByText(/^Calificación del proyecto/)).toBeInTheDocument();
    rerender(<EnergyScale label="A" />);
    expect(screen.queryByText(/proyecto/)).not.toBeInTheDocument();
  });

  it("shows no scale while the rating is pending", () => {
    render(<EnergyScale label="pending" planned />);
    expect(screen.getByText("En trámite.")).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});

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
