import { render, screen, within } from "@testing-library/react";
import ServicePage from "../../src/templates/Service";
import { answerQueries, contact, imageData, pageProps } from "../fixtures";

const step = (name: string) => ({ title: name, description: `Sobre ${name}.` });

const pageData = (imageAlt: string | null): Queries.ServicePageQuery => ({
  service: {
    title: "Comercialización",
    shortDescription: "Vendemos lo que construimos.",
    description: ["Primer párrafo.", "Segundo párrafo."],
    path: "/servicios/comercializacion/",
    imageAlt,
    image: { childImageSharp: { gatsbyImageData: imageData() } },
    features: [step("Visitas"), step("Contratos")],
    process: [step("Estudio"), step("Venta"), step("Entrega")],
  },
  siteSettings: { detailContact: contact },
});

const renderPage = (imageAlt: string | null = "Un piso piloto") => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  render(<ServicePage {...pageProps(pageData(imageAlt))} />);
};

const listOf = (name: string) => screen.getByRole("heading", { level: 2, name }).nextElementSibling;

const stepsOf = (name: string) =>
  [...(listOf(name)?.children ?? [])].map(({ textContent }) => textContent);

describe("Service", () => {
  it("has its title, its short description and each paragraph of the long one", () => {
    renderPage();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Comercialización");
    for (const text of ["Vendemos lo que construimos.", "Primer párrafo.", "Segundo párrafo."]) {
      expect(screen.getByText(text).tagName).toBe("P");
    }
  });

  it("lists its features", () => {
    renderPage();
    expect(stepsOf("Qué incluye")).toEqual(["VisitasSobre Visitas.", "ContratosSobre Contratos."]);
  });

  it("numbers the steps of the work in their order", () => {
    renderPage();
    expect(listOf("Cómo trabajamos")?.tagName).toBe("OL");
    expect(stepsOf("Cómo trabajamos")).toEqual([
      "EstudioSobre Estudio.",
      "VentaSobre Venta.",
      "EntregaSobre Entrega.",
    ]);
  });

  it("describes its picture in its own words", () => {
    renderPage();
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Un piso piloto");
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  });

  it("describes its picture by its title where there are no words for it", () => {
    renderPage(null);
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Comercialización");
  });

  it("has a side form, and leads back to the services", () => {
    renderPage();
    expect(within(screen.getByRole("complementary")).getByRole("form")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Volver a servicios" })).toHaveAttribute(
      "href",
      "/#servicios",
    );
  });
});
