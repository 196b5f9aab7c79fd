import { render, screen } from "@testing-library/react";
import { ProjectCards } from "../../../src/components/catalog/ProjectCards";
import { createOffer, createProject } from "../../fixtures";

const renderCard = (changes?: Parameters<typeof createProject>[0]) =>
  render(
    <ProjectCards
      entries={[createProject(changes)]}
      pageAddress="/proyectos/?estado=completados"
    />,
  );

describe("ProjectCards", () => {
  it("tells the linked page where the card is", () => {
    renderCard({ path: "/proyecto/7/" });
    expect(screen.getByRole("link")).toHaveAttribute(
      "data-state",
      '{"from":"/proyectos/?estado=completados#proyecto-7"}',
    );
  });

  it("states the location, type and bedrooms", () => {
    renderCard();
    expect(screen.getByText(/Las Rozas/)).toHaveTextContent(
      "Las Rozas de Madrid · Venta · 3 dormitorios",
    );
  });

  it("leaves out an unknown number of bedrooms", () => {
    renderCard({ type: "rent", details: { ...createProject().details, bedrooms: null } });
    expect(screen.getByText(/Las Rozas/)).toHaveTextContent(/^Las Rozas de Madrid · Alquiler$/);
  });

  it("shows its badges, and its picture with alternative text and focal point", () => {
    const picture = { imageAlt: "Una torre", imageFocus: "50% 20%" };
    renderCard({ status: "future", energyLabel: "B", ...picture });
    expect(screen.getByText("Próximamente")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Calificación energética: B" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Una torre" })).toHaveStyle({
      objectPosition: "50% 20%",
    });
  });

  it("states the lowest price and the number of homes left, if homes are listed", () => {
    renderCard();
    expect(screen.queryByText(/Desde/)).not.toBeInTheDocument();
    renderCard({ offer: createOffer({ priceFrom: 389000, available: 4, total: 8 }) });
    expect(screen.getByText(/Desde/)).toHaveTextContent("Desde 389.000 € + IVA");
    expect(screen.getByText(/disponibles/)).toHaveTextContent("4 de 8 disponibles");
  });

  it("leads to the facade of a project that has one", () => {
    renderCard();
    expect(screen.getAllByRole("link")).toHaveLength(1);
    const facade = [{ label: "1.º", homes: [] }];
    renderCard({ facade, title: "Torre" });
    const link = screen.getByRole("link", { name: /^Elige tu ventana ?en Torre$/ });
    expect(link).toHaveAttribute("href", "/proyecto/1/#elige-tu-ventana");
  });
});
