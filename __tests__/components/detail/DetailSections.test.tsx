import { render, screen } from "@testing-library/react";
import { Facts, Prose } from "../../../src/components/detail/DetailSections";
import { ListingFacts } from "../../../src/components/listing/ListingFacts";

const facts = [
  { label: "Dormitorios", value: "3" },
  { label: "Superficie", value: "112 m²" },
];

describe.each([
  ["Facts", <Facts key="facts" facts={facts} />],
  ["ListingFacts", <ListingFacts key="listingFacts" facts={facts} energyLabel={null} />],
])("%s", (_, list) => {
  it("pairs each term with its value, in their order", () => {
    render(list);
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(terms).toEqual(["Dormitorios", "Superficie"]);
    expect(values).toEqual(["3", "112 m²"]);
    for (const term of screen.getAllByRole("term")) {
      expect(term.nextElementSibling).toHaveRole("definition");
    }
  });
});

describe("ListingFacts", () => {
  it("has the energy rating as a chip, or says that it is pending", () => {
    const { rerender } = render(<ListingFacts facts={facts} energyLabel="B" />);
    const chip = screen.getByRole("img", { name: "Calificación energética: B" });
    expect(chip.closest("dd")?.previousElementSibling).toHaveTextContent("Energía");
    rerender(<ListingFacts facts={facts} energyLabel="pending" />);
    expect(screen.getByText("En trámite")).toHaveRole("definition");
  });
});

it("keeps the line breaks of prose", () => {
  render(<Prose>{"Una línea.\n\nOtra línea."}</Prose>);
  const prose = screen.getByText(/Una línea/);
  expect(prose).toHaveStyle({ whiteSpace: "pre-line" });
  expect(prose.textContent).toBe("Una línea.\n\nOtra línea.");
});
