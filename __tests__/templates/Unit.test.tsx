import { cleanup, render, screen, within } from "@testing-library/react";
import { createFacade } from "../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import UnitPage, { Head } from "../../src/templates/Unit";
import { answerQueries } from "../answerQueries";
import {
  address,
  contact,
  createUnit,
  headProps,
  otherUnit,
  pageProps,
  pictureFile,
  purchaseSettings,
} from "../queryResults";

type Unit = ReturnType<typeof createUnit>;
type Settings = NonNullable<Queries.UnitPageQuery["siteSettings"]>;

const settings: Settings = {
  detailContact: contact,
  hours: { days: ["monday", "tuesday", "wednesday"], opens: "10:00", closes: "14:00" },
  timeline: { end: "2025-09" },
  purchase: purchaseSettings,
  rentalConditions: {
    ...{ depositMonths: 2, guaranteeMonths: 1 },
    ...{ minimumMonths: 12, renewal: "prorrogables" },
  },
};

const units = [
  otherUnit("2.º C", { floor: 2, door: "C", price: 401_000 }),
  otherUnit("2.º F", { floor: 2, door: "F", area: 92, price: 379_000 }),
  otherUnit("3.º A", { floor: 3, door: "A", price: 408_000 }),
  otherUnit("3.º F", { floor: 3, door: "F", area: 92, price: 387_000 }),
];
const building = { units, facade: createFacade(units) };

const plan = {
  area: 92,
  title: "Tipo F",
  alt: "Planta de 92 m²",
  image: pictureFile("plano"),
  rooms: [{ name: "Salón comedor", area: 18.6 }],
};

function renderPage(
  changes: Partial<Unit> = {},
  project: Partial<Unit["project"]> = building,
  siteSettings: Partial<Settings> = {},
) {
  answerQueries({
    site: { siteMetadata: { siteUrl: "https://zaguan.example" } },
    siteSettings: { forms: null },
  });
  const data = {
    unit: createUnit(changes, project),
    siteSettings: { ...settings, ...siteSettings },
  };
  return render(<UnitPage {...pageProps(data)} />);
}

const normalize = (text: string) => text.replace(/\s+/g, " ").trim();
const readText = (element: Element | null | undefined) => normalize(element?.textContent ?? "");
const link = (name: string) =>
  screen.queryByRole("link", { name: (words) => normalize(words) === name });
const readBadge = () => screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent;

/** The titles of the sections to which the row of links leads. */
const readSections = () => {
  const row = screen.getByRole("navigation", { name: "En esta página" });
  return within(row)
    .getAllByRole<HTMLAnchorElement>("link")
    .filter(({ hash }) => hash !== "#contactar")
    .map((link) => {
      expect(document.querySelector(link.hash)).toBeInTheDocument();
      return link.textContent;
    });
};

describe("an available home", () => {
  it("opens with its name, place, price and facts", () => {
    renderPage();
    const header = screen.getByRole("heading", { level: 1, name: "2.º F" }).closest("header");
    expect(readText(header)).toContain("Disponible");
    expect(readText(header)).toContain("Las Rozas de Madrid · segundo piso");
    expect(readText(header)).toContain("379.000 € + IVA 416.900 € con IVA");
    expect(readText(header)).toContain("m² construidos92");
  });

  it("leads back to its window, or without a facade to its row", () => {
    renderPage();
    const target = () => link("Residencial Los Encinares")?.getAttribute("href");
    expect(target()).toBe("/proyecto/1/#ventana-2-f");
    cleanup();
    renderPage({ door: null }, {});
    expect(target()).toBe("/proyecto/1/#vivienda-2-f");
    cleanup();
    // The table may hide what is gone.
    const many = Array.from({ length: 10 }, (_, index) => otherUnit(`Villa ${index}`));
    renderPage({ door: null, status: "reserved" }, { units: many });
    expect(target()).toBe("/proyecto/1/#viviendas");
    cleanup();
    renderPage({ door: null, status: "reserved" }, { units: many.slice(1) });
    expect(target()).toBe("/proyecto/1/#vivienda-2-f");
  });

  it("speaks of dimmed windows if there are any but its own", () => {
    const isSaid = () => screen.queryByText(/las atenuadas, fuera de tu alcance/) !== null;
    const dearest = {
      name: "3.º A",
      path: "/proyecto/1/3-a/",
      door: "A",
      floor: 3,
      price: 408_000,
    };
    sessionStorage.setItem("alcance", "savings=1");
    renderPage();
    expect(isSaid()).toBe(true);
    cleanup();
    // The other one needs 120.333 €, this one 129.540 €.
    sessionStorage.setItem("alcance", "savings=125000");
    const two = [
      otherUnit("3.º A", dearest),
      otherUnit("2.º F", { door: "F", floor: 2, price: 379_000 }),
    ];
    renderPage(dearest, { units: two, facade: createFacade(two) });
    expect(screen.getByText("Cada ventana con luz es otra vivienda libre.")).toBeInTheDocument();
    expect(isSaid()).toBe(false);
    sessionStorage.clear();
  });

  it("shows its building with the other lit windows as links, or else a picture", () => {
    renderPage();
    expect(document.querySelector("[aria-current=page]")).toHaveTextContent("2.º F");
    expect(link("3.º A, disponible, 408.000 € + IVA")).toHaveAttribute("href", "/proyecto/1/3-a/");
    expect(screen.queryByAltText("Foto número 1")).toBeNull();
    cleanup();
    renderPage({ door: null }, {});
    expect(screen.getByAltText("Foto número 1")).toBeInTheDocument();
  });

  it("names itself wherever somebody asks for it", () => {
    renderPage();
    expect(link("Preguntar por el 2.º F")).toHaveAttribute("href", "#contactar");
    const chats = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me/34"]')];
    const message = "Hola, me interesa el 2.º F de Residencial Los Encinares. ¿Sigue libre?";
    expect(chats.map(({ href }) => new URL(href).searchParams.get("text"))).toEqual(
      Array(3).fill(message),
    );
    expect(screen.getByLabelText("Asunto")).toHaveValue("2.º F, Residencial Los Encinares");
    expect(screen.getByLabelText("Compartir 2.º F, Residencial Los Encinares")).toBeInTheDocument();
    expect(screen.getByRole("form", { name: /^Pregunta por el 2\.º\sF$/ })).toBeInTheDocument();
    expect(screen.getByText("Lunes a miércoles, de 10:00 a 14:00.")).toBeInTheDocument();
    cleanup();
    renderPage({ name: "Villa 6", door: null }, {});
    expect(link("Preguntar por Villa 6")).toBeInTheDocument();
  });

  it("links to the sections that it has", () => {
    renderPage({ floorPlan: plan });
    const all = ["Plano", "Lo que pagas", "Qué incluye", "Otras viviendas"];
    expect(readSections()).toEqual(all);
    expect(screen.getByRole("table", { name: "Superficies" })).toHaveTextContent(
      /Salón comedor18,6Útiles79,0.m²Terraza9,0.m²/,
    );
    cleanup();
    renderPage({ price: null }, {});
    expect(readSections()).toEqual(["Qué incluye"]);
    expect(screen.getAllByText("Consultar precio")).not.toHaveLength(0);
  });

  it("shows the areas alone of a plan without rooms", () => {
    renderPage({ floorPlan: { ...plan, rooms: null } });
    const areas = screen.getByRole("table", { name: "Superficies" });
    expect(readText(areas)).toBe("Útiles79 m²Terraza9 m²Construidos92 m²");
  });

  it("says when the keys are handed over, and how much energy it takes", () => {
    renderPage();
    expect(screen.getByText("Entrega en").parentElement).toHaveTextContent("septiembre de 2025");
    const works = "/proyecto/1/#la-obra";
    expect(link("Cómo va la obra")).toHaveAttribute("href", works);
    cleanup();
    renderPage({}, { works: { end: "2026-11" }, energyLabel: "B" });
    expect(screen.getByText("Energía").parentElement).toHaveTextContent("Energía B");
    expect(screen.getByText("Entrega en").parentElement).toHaveTextContent("noviembre de 2026");
    cleanup();
    renderPage({}, { status: "past" });
    expect(screen.getByText("Entrega inmediata")).toBeInTheDocument();
    expect(link("Cómo va la obra")).toBeNull();
  });

  it("leads to the windows before and after, and to the same on another floor", () => {
    renderPage();
    const row = screen.getByRole("navigation", { name: "Otras viviendas libres" });
    expect(within(row).getAllByRole("link").map(readText)).toEqual([
      "Vivienda anterior 2.º C 401.000 € + IVA",
      "La misma, en el tercero 3.º F 387.000 € + IVA",
      "Vivienda siguiente 3.º A 408.000 € + IVA",
    ]);
  });
});

it("asks about a reserved home, should it become free", () => {
  renderPage({ status: "reserved" });
  const header = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(readText(header)).toMatch(/379\.000 € \+ IVA 416\.900 € con IVA/);
  expect(link("Avísame si se libera")).toHaveAttribute("href", "#contactar");
  expect(screen.getByRole("heading", { name: "Te avisamos si se libera" })).toBeInTheDocument();
});

describe("a home that is gone", () => {
  const gone = { name: "1.º F", path: "/proyecto/1/1-f/", floor: 1, status: "sold" } as const;
  const withGone = (others = units) => {
    const all = [...others, otherUnit("1.º F", { ...gone, door: "F", area: 92, price: 372_000 })];
    return { units: all, facade: createFacade(all) };
  };

  it("leads to the same on other floors, without price, costs or form", () => {
    renderPage(gone, withGone());
    expect(readBadge()).toBe("Vendida");
    const title = screen.getByRole("heading", { level: 2 });
    expect(title).toHaveTextContent("La misma vivienda, libre en otras plantas");
    const rows = within(title.nextElementSibling as HTMLElement).getAllByRole("link");
    expect(rows.map(readText)).toEqual([
      "2.º F 9 m² de terraza 379.000 € + IVA",
      "3.º F 9 m² de terraza 387.000 € + IVA",
    ]);
    expect(rows[0]).toHaveAttribute("href", "/proyecto/1/2-f/");
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    expect(document.body).not.toHaveTextContent("372.000");
    expect(link("910 000 200")).toHaveAttribute("href", "tel:+34910000200");
    expect(screen.getByText("Contactar")).toHaveAttribute("href", "/#contacto");
  });

  it("does not speak of floors where there is only one", () => {
    const upper = units.filter(({ floor }) => floor === 2);
    const twin = { ...upper.find(({ door }) => door === "F"), path: "/proyecto/1/2-g/", door: "G" };
    renderPage(gone, withGone([...upper, twin as (typeof units)[number]]));
    const title = screen.getByRole("heading", { level: 2 });
    expect(title).toHaveTextContent(/^La misma vivienda, libre en otra planta$/);
  });

  it("leads to similar homes where none is the same", () => {
    const others = units.filter(({ door }) => door !== "F");
    renderPage(gone, withGone(others.map((unit) => ({ ...unit, area: 120 }))));
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Parecidas, libres ahora");
    expect(screen.getByText(/^¿Ninguna te encaja\?/)).toHaveTextContent(
      "te avisamos si se libera otra",
    );
    const subject =
      "subject=Algo%20parecido%20al%201.%C2%BA%20F%2C%20Residencial%20Los%20Encinares";
    expect(link("escríbenos")?.getAttribute("href")).toContain(subject);
  });

  it("leads to the project and the list once none is left", () => {
    renderPage(gone, { units: [otherUnit("1.º F", { ...gone, door: "F" })], facade: null });
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("No queda ninguna libre");
    expect(link("Todos los proyectos")).toHaveAttribute("href", "/proyectos/");
  });

  it("is called let in a project to let", () => {
    renderPage(gone, { ...withGone(), type: "rent" });
    expect(readBadge()).toBe("Alquilada");
  });
});

describe("costs", () => {
  const table = () => screen.queryByRole("table", { name: "Pagos" });

  it("are what a tenant pays on moving in", () => {
    renderPage({ price: 900 }, { type: "rent" });
    const rent = screen.getByRole("table", { name: "Qué se paga al entrar" });
    expect(readText(rent)).toContain("En total3.600 €");
    expect(screen.getAllByText("900 € al mes")).not.toHaveLength(0);
    expect(table()).toBeNull();
  });

  it("are the payments alone without settings, and nothing without either", () => {
    const payments = [{ title: "Escritura", share: 100, when: "En la notaría" }];
    renderPage({}, { payments }, { purchase: null });
    expect(readText(table())).toBe("PagoPagasEscritura En la notaría379.000 €Total379.000 €");
    expect(screen.queryByText("Ahorros que necesitas")).toBeNull();
    cleanup();
    renderPage({}, {}, { purchase: null });
    expect(table()).toBeNull();
  });
});

describe("Head", () => {
  const renderHead = (changes: Partial<Unit> = {}) => {
    answerQueries({
      site: { siteMetadata: { siteUrl: "https://zaguan.example" } },
      siteSettings: { fullName: "Zaguán Promotora Inmobiliaria", address },
      landing: { hero: { alt: "Un zaguán" } },
    });
    render(<Head {...headProps({ unit: createUnit(changes), siteSettings: settings })} />);
  };
  const meta = (key: string) =>
    document.head.querySelector<HTMLMetaElement>(`[name="${key}"], [property="${key}"]`)?.content;

  it("has a title, description and picture of its own, and no index once it is gone", () => {
    renderHead();
    expect(document.title).toBe("2.º F, Residencial Los Encinares | Zaguán Promotora Inmobiliaria");
    expect(meta("description")).toMatch(/^2\.º F de Residencial Los Encinares.*379\.000/);
    expect(meta("og:image")).toBe("https://zaguan.example/compartir/proyecto-1.jpg");
    expect(meta("robots")).toBeUndefined();
    cleanup();
    renderHead({ status: "sold" });
    expect(meta("robots")).toBe("noindex");
  });
});

it("holds with a name of 60 characters and nothing but what is required", () => {
  const name = "Vivienda dúplex con jardín delantero y acceso independiente 1";
  const unknown = { usableArea: null, terrace: null, bathrooms: null, orientation: null };
  renderPage({ ...unknown, name, door: null, floor: null, price: null }, {});
  expect(screen.getByRole("heading", { level: 1, name })).toHaveAttribute("data-long");
});
