import { render, screen } from "@testing-library/react";
import { ProjectCard } from "../../../src/components/listing/ProjectCard";
import { pictureFile, projectCard } from "../../fixtures";

const renderCard = (changes?: Partial<Queries.ProjectCardFragment>) =>
  render(<ProjectCard project={projectCard(changes)} sizes="100vw" />);

const facts = () => screen.getByText(/Las Rozas/);

describe("ProjectCard", () => {
  it("is headed by a link to the project's page", () => {
    renderCard();
    expect(
      screen.getByRole("heading", { level: 3, name: "Residencial Los Encinares" }),
    ).toContainElement(screen.getByRole("link"));
    expect(screen.getByRole("link")).toHaveAttribute("href", "/proyecto/1/");
  });

  it("says where it is, whether it is for sale, and its rooms", () => {
    renderCard();
    expect(facts()).toHaveTextContent("Las Rozas de Madrid · Venta · 3 dormitorios");
  });

  it("has one room in the singular", () => {
    renderCard({ details: { bedrooms: 1 } });
    expect(facts()).toHaveTextContent(/· 1 dormitorio$/);
  });

  it("says nothing of rooms where there are none", () => {
    renderCard({ type: "rent", details: { bedrooms: null } });
    expect(facts()).toHaveTextContent(/^Las Rozas de Madrid · Alquiler$/);
  });

  it("wears the badge of its status", () => {
    renderCard({ status: "future" });
    expect(screen.getByText("Próximamente")).toBeInTheDocument();
  });

  it("describes its picture as the gallery does the same image", () => {
    renderCard({ image: pictureFile("3") });
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Foto número 3");
  });

  it("describes a picture that is not in the gallery by the project's name", () => {
    renderCard({ image: pictureFile("portada") });
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Residencial Los Encinares");
  });

  it("bears its energy rating where it has one", () => {
    const name = "Calificación energética: B";
    renderCard();
    expect(screen.queryByRole("img", { name })).not.toBeInTheDocument();
    renderCard({ energyLabel: "B" });
    expect(screen.getByRole("img", { name })).toBeInTheDocument();
  });
});
