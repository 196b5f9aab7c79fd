import { cleanup, render, screen, within } from "@testing-library/react";
import ProjectPage, { Head } from "../../src/templates/Project";
import {
  address,
  answerQueries,
  contact,
  gallery,
  headProps,
  pageProps,
  pictureFile,
} from "../fixtures";

type Project = NonNullable<Queries.ProjectPageQuery["project"]>;

const details = { area: "De 92 a 138 m²", bedrooms: 3, bathrooms: 2, features: ["Piscina"] };

const pageData = (changes: Partial<Project> = {}): Queries.ProjectPageQuery => ({
  project: {
    title: "Los Encinares",
    description: "Treinta y seis viviendas.",
    path: "/proyecto/1/",
    published: null,
    location: "Las Rozas",
    status: "current",
    type: "sale",
    image: { relativePath: pictureFile("1").relativePath },
    gallery,
    details,
    units: null,
    floorPlans: null,
    virtualTour: null,
    energyLabel: null,
    works: null,
    ...changes,
  },
  siteSettings: {
    detailContact: contact,
    timeline: { start: "2024-03", end: "2025-09" },
  },
});

const renderPage = (changes?: Partial<Project>) => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  render(<ProjectPage {...pageProps(pageData(changes))} />);
};

const findFact = (label: string) =>
  screen.queryByText(label, { selector: "dt" })?.nextElementSibling?.textContent;

describe("Project", () => {
  it("shows title, place, badges and description", () => {
    renderPage();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Los Encinares");
    const heading = within(screen.getByRole("article"));
    for (const text of ["Las Rozas", "En construcción", "Venta", "Treinta y seis viviendas."]) {
      expect(heading.getByText(text)).toBeInTheDocument();
    }
  });

  it("shows rooms, baths and area", () => {
    renderPage();
    expect(findFact("Dormitorios")).toBe("3");
    expect(findFact("Baños")).toBe("2");
    expect(findFact("Superficie")).toBe("De 92 a 138 m²");
  });

  it("leaves out rooms and baths that are not known", () => {
    renderPage({ details: { ...details, bedrooms: null, bathrooms: null } });
    expect(findFact("Dormitorios")).toBeUndefined();
    expect(findFact("Baños")).toBeUndefined();
    expect(findFact("Superficie")).toBe("De 92 a 138 m²");
  });

  it("takes the timeline of the works from the site's settings", () => {
    renderPage();
    expect(findFact("Inicio de las obras")).toBe("marzo de 2024");
    expect(findFact("Fin previsto")).toBe("septiembre de 2025");
  });

  it("prefers its own dates to those of the settings", () => {
    renderPage({ works: { start: "2025-01", end: "2026-11" } });
    expect(findFact("Inicio de las obras")).toBe("enero de 2025");
    expect(findFact("Fin previsto")).toBe("noviembre de 2026");
  });

  it("shows homes, plans, a tour and a rating only where it has them", () => {
    const titles = ["Viviendas", "Planos", "Visita virtual", "Calificación energética"];
    const headings = () => titles.filter((name) => screen.queryByRole("heading", { name }));
    renderPage();
    expect(headings()).toEqual([]);
    cleanup();
    renderPage({
      units: [
        { name: "1.º A", bedrooms: 3, area: 96, terrace: null, price: 1, status: "available" },
      ],
      floorPlans: [{ title: "Planta", alt: "Plano", image: pictureFile("plano") }],
      virtualTour: "https://visita.example/",
      energyLabel: "B",
    });
    expect(headings()).toEqual(titles);
    // The works are under way: the rating is the project's.
    expect(screen.getByText(/^Calificación del proyecto/)).toBeInTheDocument();
  });

  it("has its gallery, its features and its form", () => {
    renderPage();
    expect(screen.getByRole("region", { name: "Galería de Los Encinares" })).toBeInTheDocument();
    expect(screen.getByText("Piscina")).toHaveRole("listitem");
    const aside = within(screen.getByRole("complementary"));
    expect(aside.getByRole("form")).toBeInTheDocument();
    expect(aside.getByText(contact.phone, { selector: "p:not(form *) > a" })).toBeInTheDocument();
  });

  it("links back to the projects on the landing page", () => {
    renderPage();
    const back = screen.getByRole("link", { name: "Volver a proyectos" });
    expect(back).toHaveAttribute("href", "/#proyectos");
  });

  it("offers the gallery, sharing and the dossier", () => {
    renderPage();
    expect(screen.getByRole("button", { name: "Ver galería" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Compartir" })).toBeEnabled();
    const dossier = screen.getByRole("link", { name: "Descargar dossier" });
    expect(dossier).toHaveAttribute("href", "/dossier/proyecto-1.pdf");
  });

  it("links to the form with «Contactar»", () => {
    renderPage();
    expect(screen.getByRole("link", { name: "Contactar" })).toHaveAttribute("href", "#contactar");
  });

  it("has its title and address in its head", () => {
    const site = { siteMetadata: { siteUrl: "https://zaguan.example" } };
    answerQueries({ site, siteSettings: { fullName: "Zaguán Promotora Inmobiliaria", address } });
    render(<Head {...headProps(pageData())} />);
    expect(document.title).toBe("Los Encinares | Zaguán Promotora Inmobiliaria");
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute(
      "href",
      "https://zaguan.example/proyecto/1/",
    );
  });
});
