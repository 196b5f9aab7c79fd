import { render, screen } from "@testing-library/react";
import { RentalCards } from "../../../src/components/catalog/RentalCards";
import { createRental } from "../../queryResults";

const renderCard = (changes?: Parameters<typeof createRental>[0]) =>
  render(<RentalCards entries={[createRental(changes)]} pageAddress="/" />);

describe("RentalCards", () => {
  it("tells the linked page where the card is", () => {
    renderCard();
    expect(screen.getByRole("link")).toHaveAttribute("data-state", '{"from":"/#alquiler-1"}');
  });

  it("states location, rooms, area and monthly price, with singular forms", () => {
    renderCard();
    expect(screen.getByText("Chamberí, Madrid")).toBeInTheDocument();
    const facts = screen.getByText(/dormitorios/).closest("p");
    expect(facts).toHaveTextContent("2 dormitorios · 1 baño · 112 m²");
    expect(screen.getByText(/al mes/)).toHaveTextContent("2.500 € al mes");
    expect(screen.getByRole("article")).toHaveAttribute("id", "alquiler-1");
  });

  it("states its summary, availability and energy rating, if known", () => {
    renderCard();
    expect(screen.queryByText(/Disponible/)).not.toBeInTheDocument();
    renderCard({
      summary: "Última planta con terraza.",
      availableFrom: "2026-12-15",
      energyLabel: "B",
    });
    expect(screen.getByText("Última planta con terraza.")).toBeInTheDocument();
    expect(screen.getByText(/Disponible/)).toHaveTextContent(
      "Disponible desde el 15 de diciembre de 2026",
    );
    expect(screen.getByRole("img", { name: "Calificación energética: B" })).toBeInTheDocument();
  });
});
