import { render, screen } from "@testing-library/react";
import { RentalCard } from "../../../src/components/listing/RentalCard";
import { pictureFile, rentalCard } from "../../fixtures";

const renderCard = (changes?: Partial<Queries.RentalCardFragment>) =>
  render(<RentalCard rental={rentalCard(changes)} />);

describe("RentalCard", () => {
  it("is headed by a link to the rental's page", () => {
    renderCard();
    expect(screen.getByRole("heading", { level: 3, name: "Ático con terraza" })).toContainElement(
      screen.getByRole("link"),
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", "/alquiler/1/");
  });

  it("says where it is", () => {
    renderCard();
    expect(screen.getByText("Chamberí, Madrid")).toBeInTheDocument();
  });

  it("gives rooms, baths and area, one of a kind in the singular", () => {
    renderCard();
    expect(screen.getByText(/dormitorios/)).toHaveTextContent("2 dormitorios · 1 baño · 112 m²");
  });

  it("gives the monthly price, grouped", () => {
    renderCard();
    expect(screen.getByText(/al mes/)).toHaveTextContent("2.500 € al mes");
  });

  it("describes its picture as the gallery does the same image", () => {
    renderCard({ image: pictureFile("2") });
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Foto número 2");
  });

  it("describes a picture that is not in the gallery by the rental's name", () => {
    renderCard({ image: pictureFile("portada") });
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Ático con terraza");
  });

  it("bears its energy rating where it has one", () => {
    const name = "Calificación energética: B";
    renderCard();
    expect(screen.queryByRole("img", { name })).not.toBeInTheDocument();
    renderCard({ energyLabel: "B" });
    expect(screen.getByRole("img", { name })).toBeInTheDocument();
  });
});
