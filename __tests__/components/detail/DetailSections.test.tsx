import { render, screen } from "@testing-library/react";
import { Prose } from "../../../src/components/detail/DetailSections";
import { ListingFacts } from "../../../src/components/listing/ListingFacts";

it("a listing's facts show the energy rating as a chip, or that it is pending", () => {
  const { rerender } = render(<ListingFacts facts={[]} energyLabel="B" />);
  const chip = screen.getByRole("img", { name: "Calificación energética: B" });
  expect(chip.closest("dd")?.previousElementSibling).toHaveTextContent("Energía");
  rerender(<ListingFacts facts={[]} energyLabel="pending" />);
  expect(screen.getByText("En trámite")).toHaveRole("definition");
});

it("prose keeps its paragraphs and line breaks", () => {
  render(<Prose>{"Una línea.\nMás.\n\nOtra línea."}</Prose>);
  const paragraphs = screen.getAllByRole("paragraph");
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    "Una línea.\nMás.",
    "Otra línea.",
  ]);
  expect(paragraphs[0]?.parentElement).toHaveStyle({ whiteSpace: "pre-line" });
});
