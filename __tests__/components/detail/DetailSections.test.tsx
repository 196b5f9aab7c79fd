import { render, screen } from "@testing-library/react";
import { Prose } from "../../../src/components/detail/DetailSections";

it("prose keeps its paragraphs and line breaks", () => {
  render(<Prose>{"Una línea.\nMás.\n\nOtra línea."}</Prose>);
  const paragraphs = screen.getAllByRole("paragraph");
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    "Una línea.\nMás.",
    "Otra línea.",
  ]);
  expect(paragraphs[0]?.parentElement).toHaveStyle({ whiteSpace: "pre-line" });
});
