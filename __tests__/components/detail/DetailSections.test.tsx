import { render, screen } from "@testing-library/react";
import { Prose } from "../../../src/components/detail/DetailSections";
import { ListingFacts } from "../../../src/components/listing/ListingFacts";

it("a listing's facts have the energy rating as a chip, or say that it is pending", () => {
  const { rerender } = render(<ListingFacts facts={[]} energyLabel="B" />);
  const chip = screen.getByRole("img", { name: "Calificación energética: B" });
  expect(chip.closest("dd")?.previousElementSibling).toHaveTextContent("Energía");
  rerender(<ListingFacts facts={[]} energyLabel="pending" />);
  expect(screen.getByText("En trámite")).toHaveRole("definition");
});

it("keeps the line breaks of prose", () => {
  render(<Prose>{"Una línea.\n\nOtra línea."}</Prose>);
  expect(screen.getByText(/Una línea/)).toHaveStyle({ whiteSpace: "pre-line" });
});
