import { render, within } from "@testing-library/react";
import { Specification } from "../../../src/components/listing/Specification";

const chapters = [
  { title: "Cocina", lines: ["Isla de mármol", "Hornos en columna"] },
  { title: "Suelos", lines: ["Tarima de roble"] },
];

const readLines = (root: Element) =>
  within(root as HTMLElement)
    .getAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent);

it("has every chapter with its lines folded, and once more whole", () => {
  const { container } = render(<Specification chapters={chapters} />);
  const folded = [...container.querySelectorAll("details")];
  expect(folded.map(({ open, firstChild }) => [firstChild?.textContent, open])).toEqual([
    ["Cocina", false],
    ["Suelos", false],
  ]);
  const whole = [...container.querySelectorAll("section section")];
  expect(whole.map(({ firstChild }) => firstChild?.textContent)).toEqual(["Cocina", "Suelos"]);
  for (const copies of [folded, whole]) {
    expect(copies.map(readLines)).toEqual(chapters.map(({ lines }) => lines));
  }
});

it("is left out where there is none", () => {
  const { container } = render(<Specification chapters={null} />);
  expect(container).toBeEmptyDOMElement();
});
