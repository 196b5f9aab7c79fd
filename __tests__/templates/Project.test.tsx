import { cleanup, render, screen, within } from "@testing-library/react";
import ProjectPage from "../../src/templates/Project";
import { answerQueries } from "../answerQueries";
import {
  contact,
  createOffer,
  createProject,
  createRental,
  pageProps,
  pictureFile,
  unit,
} from "../queryResults";

type Project = ReturnType<typeof createProject>;

const pageData = (changes: Partial<Project> = {}): Queries.ProjectPageQuery => ({
  project: createProject({
    title: "Los Encinares",
    description: "Treinta y seis viviendas.",
    location: "Las Rozas",
    related: [
      createRental({ path: "/alquiler/2/", title: "Piso familiar", price: 1800 }),
      createProject({ path: "/proyecto/3/", title: "Torre Mirasierra", status: "future" }),
    ],
    ...changes,
  }),
  siteSettings: {
    detailContact: contact,
    timeline: { start: "2024-03", end: "2025-09" },
    purchase: null,
  },
});

const renderPage = (changes?: Partial<Project>) => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  render(<ProjectPage {...pageProps(pageData(changes))} />);
};

const findFact = (label: string) =>
  screen.queryByText(label, { selector: "dt" })?.nextElementSibling?.textContent;

describe("Project", () => {
  it("prefers its own dates to those of the settings", () => {
    renderPage();
    const read = () => screen.getByText(/^Empezó en/).textContent;
    const usual = "Empezó en marzo de 2024 y, según lo previsto, termina en septiembre de 2025.";
    expect(read()).toBe(usual);
    expect(findFact("Entrega")).toBe("Sept.\u00A02025");
    cleanup();
    renderPage({ works: { start: "2025-01", end: "2026-05" } });
    expect(read()).toMatch(/^Empezó en enero de 2025 .* mayo de 2026\.$/);
    expect(findFact("Entrega")).toBe("Mayo\u00A02026");
  });

  it.each([
    ["Recibe los planos antes que nadie", { status: "future", type: "sale" }],
    ["Apúntate a la lista de espera", { status: "future", type: "rent" }],
    [
      "Pregunta por esta promoción",
      { status: "future", offer: createOffer({ priceFrom: 389_000 }) },
    ],
    ["Pregunta por esta promoción", { status: "future", offer: createOffer({ priceFrom: null }) }],
    ["Pregunta por esta promoción", { status: "future", floorPlans: [] }],
    ["¿Buscas algo parecido?", { status: "current", offer: createOffer({ available: 0 }) }],
  ] as const)("invites contact with «%s» for %j", (title, changes) => {
    renderPage(changes);
    expect(screen.getByRole("heading", { level: 2, name: title })).toBeVisible();
  });

  it("shows badges, figures, price and the number of homes left beside its title", () => {
    renderPage({ offer: createOffer({ priceFrom: 389000, available: 4, total: 8 }) });
    const header = screen.getByRole("heading", { level: 1 }).closest("header");
    expect(header).toHaveTextContent(/^En construcciónVenta/);
    expect(header).toHaveTextContent("Desde 389.000 € + IVA");
    expect(findFact("Disponibles")).toBe("4\u00A0de\u00A08");
    expect(findFact("Superficie")).toBe("De 92 a 138 m²");
    const choice = screen.getByRole("link", { name: "Elige entre 4 viviendas" });
    expect(choice).toHaveAttribute("href", "#viviendas");
  });

  it("links to other projects once no home is left", () => {
    renderPage();
    const name = "Mira lo que tenemos en venta";
    const box = () => within(screen.getByRole("complementary"));
    expect(screen.queryByRole("link", { name })).toBeNull();
    expect(box().getByRole("heading")).toHaveTextContent("Pregunta por esta promoción");
    cleanup();
    renderPage({ status: "past" });
    const target = "/proyectos/?operacion=venta";
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", target);
    expect(box().getByRole("heading")).toHaveTextContent("¿Buscas algo parecido?");
    expect(box().getByLabelText("Asunto")).toHaveValue("Algo parecido a Los Encinares");
    cleanup();
    // Nothing is left elsewhere, either.
    renderPage({ status: "past", related: [createProject({ status: "past" })] });
    expect(screen.queryByRole("link", { name })).toBeNull();
  });

  it("dates its facts, if the date is known", () => {
    renderPage({ revised: "2025-05-19" });
    const day = "Precios, plazos y disponibilidad a 19 de mayo de 2025.";
    expect(screen.getByText(day)).toBeInTheDocument();
    cleanup();
    renderPage();
    expect(screen.queryByText(/^Precios, plazos/)).toBeNull();
  });

  it("links to other listings, in the order of `related`, and to the contact form", () => {
    renderPage();
    const others = screen.getByRole("heading", { name: "Otras viviendas" }).closest("section");
    const links = within(others as HTMLElement).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["Piso familiar", "Torre Mirasierra"]);
    expect(others).toHaveTextContent("1.800 € al mes");
    expect(others).toHaveTextContent("Próximamente · Venta");
    expect(screen.getByRole("link", { name: "Cuéntanoslo" })).toHaveAttribute("href", "/#contacto");
  });

  it("shows only the optional parts that it has", () => {
    const titles = [
      ...["Viviendas", "Calidades", "Planos", "Visita virtual", "Dónde está", "Qué cuesta"],
      "Otras viviendas",
    ];
    const headings = () => titles.filter((name) => screen.queryByRole("heading", { name }));
    renderPage({ related: [] });
    expect(headings()).toEqual([]);
    cleanup();
    renderPage({
      units: [unit()],
      offer: createOffer({ priceFrom: 285000 }),
      specification: [{ title: "Cocina", lines: ["Isla de mármol"] }],
      place: {
        latitude: 40.5,
        longitude: -3.9,
        nearby: [{ name: "Metro", minutes: 6, means: "walk" }],
      },
      progress: [
        { date: "2025-05", title: "Fachada", state: "current", text: null, image: null, alt: null },
      ],
      payments: [{ title: "Escritura", share: 100, when: "En la notaría" }],
      floorPlans: [{ title: "Planta", area: null, alt: "Plano", image: pictureFile("plano") }],
      virtualTour: "https://visita.example/",
      energyLabel: "B",
    });
    expect(headings()).toEqual(titles);
    // During construction, the rating is that of the design.
    expect(screen.getByText(/Calificación del proyecto/)).toBeInTheDocument();
  });

  it("links to the sections that it has, by their ids", () => {
    const renderLinks = (changes: Partial<Project>) => {
      renderPage(changes);
      const row = screen.getByRole("navigation", { name: "En esta página" });
      return within(within(row).getByRole("list")).getAllByRole<HTMLAnchorElement>("link");
    };
    const few = renderLinks({});
    expect(few.map(({ textContent }) => textContent)).toEqual(["La promoción", "La obra"]);
    cleanup();
    const placed = {
      ...{ name: "1.º A", path: "/proyecto/1/1-a/", floor: 1, door: "A" },
      price: 285000,
      status: "available",
    } as const;
    const facade = [{ label: "1.º", units: [placed] }];
    const links = renderLinks({
      units: [unit()],
      facade,
      offer: createOffer({ priceFrom: 285000 }),
      specification: [{ title: "Cocina", lines: ["Isla de mármol"] }],
      floorPlans: [{ title: "Planta", area: null, alt: "Plano", image: pictureFile("plano") }],
      virtualTour: "https://visita.example/",
      place: { latitude: 40.5, longitude: -3.9, nearby: [] },
      payments: [{ title: "Escritura", share: 100, when: "En la notaría" }],
    });
    const headings = links.map(
      ({ hash }) => document.querySelector(`section${hash} h2`)?.textContent,
    );
    expect(links.map(({ textContent }, index) => [textContent, headings[index]])).toEqual([
      ["La promoción", "La promoción"],
      ["Elige tu ventana", "Elige tu ventana"],
      ["Viviendas", "Viviendas"],
      ["Calidades", "Calidades"],
      ["Planos", "Planos"],
      ["Visita virtual", "Visita virtual"],
      ["Dónde está", "Dónde está"],
      ["La obra", "La obra"],
      ["Qué cuesta", "Qué cuesta"],
    ]);
  });

  it.each([
    ["current", 1],
    ["past", 0],
  ] as const)("labels pictures of a %s project as renders: %d times", (status, times) => {
    renderPage({ status });
    expect(screen.queryAllByText("Infografía, imagen orientativa")).toHaveLength(times);
  });

  it("shows its breadcrumbs, its own page without a link", () => {
    renderPage();
    const trail = within(screen.getByRole("navigation", { name: "Ruta de la página" }));
    const links = trail
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Inicio", "/"],
      ["Proyectos", "/proyectos/"],
    ]);
    expect(trail.getAllByRole("listitem")).toHaveLength(3);
    expect(trail.getByText("Los Encinares")).toHaveAttribute("aria-current", "page");
  });

  it("offers a call, a chat about it and the form in the bar", () => {
    renderPage();
    const call = screen.getByText("Llamar");
    const bar = [...(call.parentElement?.children ?? [])] as HTMLAnchorElement[];
    expect(bar.map(({ textContent }) => textContent)).toEqual(["Llamar", "WhatsApp", "Contactar"]);
    expect(call).toHaveAttribute("href", "tel:+34910000200");
    expect(decodeURIComponent(bar[1]?.href ?? "")).toContain("Los Encinares");
    expect(bar[2]).toHaveAttribute("href", "#contactar");
  });
});
