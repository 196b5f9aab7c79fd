import { render, within } from "@testing-library/react";
import { Specification } from "../../../src/components/listing/Specification";

const chapters = [
  { title: "Cocina", lines: ["Isla de mármol", "Hornos en columna"] },
  { title: "Suelos", lines: ["Tarima de roble"] },
];

it("has every chapter with its lines, open", () => {
  const { container } = render(<Specification chapters={chapters} />);
  const read = [...container.querySelectorAll("details")].map((details) => ({
    title: details.querySelector("summary")?.textContent,
    lines: within(details)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
    open: details.open,
  }));
  expect(read).toEqual(chapters.map((chapter) => ({ ...chapter, open: true })));
});

it("is left out where there is none", () => {
  const { container } = render(<Specification chapters={null} />);
  expect(container).toBeEmptyDOMElement();
});
