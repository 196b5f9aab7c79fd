import { render, screen } from "@testing-library/react";
import { EnergyScale } from "../../../src/components/listing/EnergyScale";

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
    expect(screen.getByText(/Calificación del proyecto/)).toBeInTheDocument();
    rerender(<EnergyScale label="A" />);
    expect(screen.queryByText(/proyecto/)).not.toBeInTheDocument();
  });

  it("shows no scale while the rating is pending", () => {
    render(<EnergyScale label="pending" planned />);
    expect(screen.getByText("Calificación energética en trámite.")).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});
