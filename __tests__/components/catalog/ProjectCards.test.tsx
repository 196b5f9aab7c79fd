import { render, screen } from "@testing-library/react";
import type { FilterValues } from "../../../src/components/catalog/filters";
import { ProjectCards } from "../../../src/components/catalog/ProjectCards";
import { createOffer, createProject, unit } from "../../queryResults";

const renderCard = (changes?: Parameters<typeof createProject>[0], chosen?: FilterValues) =>
  render(
    <ProjectCards
      entries={[createProject(changes)]}
      pageAddress="/proyectos/?estado=completados"
      chosen={chosen}
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
    expect(screen.getByText("Las Rozas de Madrid")).toBeInTheDocument();
    expect(screen.getByText("Venta").closest("p")).toHaveTextContent(/^Venta · 3 dormitorios$/);
  });

  it("calls homes without a bedroom studios", () => {
    renderCard({ details: { ...createProject().details, bedrooms: 0 } });
    expect(screen.getByText("Venta").closest("p")).toHaveTextContent(/^Venta · Estudio$/);
  });

  it("leaves out an unknown number of bedrooms", () => {
    renderCard({ type: "rent", details: { ...createProject().details, bedrooms: null } });
    expect(screen.getByText("Alquiler").closest("p")).toHaveTextContent(/^Alquiler$/);
  });

  it("puts those that are sold out last, and says once which pictures are renderings", () => {
    const projects = [
      createProject({ path: "/proyecto/1/", title: "Vendido", status: "past" }),
      createProject({ path: "/proyecto/2/", title: "En obra" }),
      createProject({
        path: "/proyecto/3/",
        title: "Acabado",
        status: "past",
        offer: createOffer(),
      }),
    ];
    render(<ProjectCards entries={projects} pageAddress="/" />);
    const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(titles).toEqual(["En obra", "Acabado", "Vendido"]);
    expect(screen.getByText("Todas vendidas")).toBeInTheDocument();
    expect(screen.getAllByText(/infografías/)).toHaveLength(1);
  });

  it("says nothing of renderings where all pictures are photographs", () => {
    renderCard({ status: "past" });
    expect(screen.queryByText(/infografías/)).toBeNull();
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
    const facade = [{ label: "1.º", units: [] }];
    renderCard({ facade, title: "Torre" });
    const link = screen.getByRole("link", { name: /^Elige tu ventana ?en Torre$/ });
    expect(link).toHaveAttribute("href", "/proyecto/1/#elige-tu-ventana");
  });

  describe("with filters of homes", () => {
    const facade = [{ label: "1.º", units: [] }];
    const units = [
      unit({ price: 380_000, status: "available" }),
      unit({ price: 400_000, status: "available" }),
      unit({ price: 450_000, status: "available" }),
      unit({ price: 390_000, status: "sold" }),
    ];

    it.each([
      ["2 viviendas así", "400000", facade, "#elige-tu-ventana"],
      ["1 vivienda así", "380000", facade, "#elige-tu-ventana"],
      ["2 viviendas así", "400000", null, "#viviendas"],
    ])("leads to %s up to %s €", (text, hasta, facade, anchor) => {
      renderCard({ title: "Torre", units, facade }, { hasta });
      const [card, link, ...others] = screen.getAllByRole("link");
      expect(card).toHaveAccessibleName("Torre");
      expect(link).toHaveTextContent(new RegExp(`^${text} en Torre$`));
      expect(link).toHaveAttribute("href", `/proyecto/1/${anchor}`);
      // Above the link that covers the card.
      expect(link).toHaveStyle("position: relative");
      expect(link).toHaveAttribute("data-state", card?.getAttribute("data-state") ?? "");
      expect(others).toEqual([]);
    });

    it("counts nothing for a project without a list of homes, or by other filters", () => {
      renderCard({}, { dormitorios: "3" });
      renderCard({ units }, { estado: "en-construccion" });
      renderCard({ units });
      expect(screen.queryByText(/ así/)).toBeNull();
      expect(screen.getAllByRole("link")).toHaveLength(3);
    });
  });
});
