import { render, screen } from "@testing-library/react";
import { AidAndFinancing } from "../../src/sections/AidAndFinancing";
import { answerQueries } from "../answerQueries";

const item = (title: string, figure: string | null) => ({ title, description: "Cómo.", figure });

it("sets off a sum from the words before it", () => {
  const aidAndFinancing = {
    title: "Ayudas",
    lead: { title: "Una inteligencia artificial", description: "La estudia." },
    items: [
      item("Primera vivienda", "Hasta 10.800 €"),
      item("Gestión", null),
      item("Más", "La mitad"),
    ],
    study: { title: "Empieza", label: "Pedir el estudio", subject: "Estudio de solvencia" },
  };
  answerQueries({ landing: { aidAndFinancing } });
  render(<AidAndFinancing />);
  // The element's own text is the sum; the words are in a child.
  expect(screen.getByText("10.800 €")).toHaveTextContent("Hasta 10.800 €");
  expect(screen.getByText("La mitad")).toBeInTheDocument();
});
