import { render, screen } from "@testing-library/react";
import { EnergyBadge } from "../../../src/components/listing/EnergyBadge";
import { EnergyScale } from "../../../src/components/listing/EnergyScale";

describe("EnergyScale", () => {
  it("is a picture of all classes that says the listing's", () => {
    render(<EnergyScale label="C" />);
    const scale = screen.getByRole("img", {
      name: "Calificación energética: C, en una escala de la A a la G",
    });
    // The marked class stands twice: on its arrow and on the mark.
    expect(scale).toHaveTextContent("ABCCDEFG");
  });

  it("says of a project's that the building's is to come", () => {
    const { rerender } = render(<EnergyScale label="A" planned />);
    expect(screen.getByText(/^Calificación del proyecto/)).toBeInTheDocument();
    rerender(<EnergyScale label="A" />);
    expect(screen.queryByText(/proyecto/)).not.toBeInTheDocument();
  });

  it("is words alone while the rating is on its way", () => {
    render(<EnergyScale label="pending" planned />);
    expect(screen.getByText("En trámite.")).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});

describe("EnergyBadge", () => {
  it("is the arrow of the class in its colour, with words for who can't see it", () => {
    render(<EnergyBadge label="G" />);
    const arrow = screen.getByRole("img", { name: "Calificación energética: G" });
    expect(arrow).toHaveTextContent(/^G$/);
    expect(arrow).toHaveStyle({ background: "#ED1C24" });
  });

  it("says in words that it is on its way", () => {
    render(<EnergyBadge label="pending" />);
    expect(screen.getByText("Calificación energética en trámite")).toBeInTheDocument();
  });

  it("is nothing where nothing is known", () => {
    expect(render(<EnergyBadge label={null} />).container).toBeEmptyDOMElement();
  });
});
