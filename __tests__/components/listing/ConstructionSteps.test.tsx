import { render, screen, within } from "@testing-library/react";
import { ConstructionSteps } from "../../../src/components/listing/ConstructionSteps";
import { pictureFile } from "../../queryResults";

const step: Queries.ConstructionStepFragment = {
  date: "2024-03",
  title: "Inicio de la obra",
  state: "done",
  text: null,
  image: null,
  alt: null,
};

const steps: Queries.ConstructionStepFragment[] = [
  step,
  {
    ...step,
    date: "2025-05",
    title: "Fachada",
    state: "current",
    text: "Se montan las ventanas.",
    image: pictureFile("obra"),
    alt: "La fachada, con andamios",
  },
  { ...step, date: "2025-09", title: "Llaves", state: "planned" },
];

it("lists the steps in order, with month, state in words and picture", () => {
  render(<ConstructionSteps steps={steps} />);
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent?.replace(/\u00A0/g, " "))).toEqual([
    "marzo de 2024 · HechoInicio de la obra",
    "mayo de 2025 · En marchaFachadaSe montan las ventanas.",
    "septiembre de 2025 · PrevistoLlaves",
  ]);
  expect(items.map((item) => item.dataset.state)).toEqual(["done", "current", "planned"]);
  const picture = screen.getByRole("img");
  expect(picture).toHaveAttribute("alt", "La fachada, con andamios");
  expect(within(items[1] as HTMLElement).getByRole("img")).toBe(picture);
});
