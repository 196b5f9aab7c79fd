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
  allService: {
    nodes: [
      {
        path: "/servicios/a/",
        title: "Promoción",
        shortDescription: "Construimos.",
      },
      {
        path: "/servicios/b/",
        title: "Posventa",
        shortDescription: "Seguimos contigo.",
      },
    ],
  },
});

const renderPage = (imageAlt: string | null = "Un piso piloto") => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  render(<ServicePage {...pageProps(pageData(imageAlt))} />);
};

const findList = (name: string) =>
  screen.getByRole("heading", { level: 2, name }).nextElementSibling;

const listSteps = (name: string) =>
  [...(findList(name)?.children ?? [])].map(({ textContent }) => textContent);

describe("Service", () => {
  it("has the alternative text of its picture", () => {
    renderPage();
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Un piso piloto");
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  });

  it("uses its title without an alternative text", () => {
    renderPage(null);
    expect(screen.getByRole("img")).toHaveAttribute("alt", "Comercialización");
  });

  it("leads on to the other services, in their order, and to contact", () => {
    renderPage();
    expect(listSteps("Otros servicios")).toEqual([
      "PromociónConstruimos.",
      "PosventaSeguimos contigo.",
    ]);
    expect(screen.getByRole("link", { name: "Cuéntanoslo" })).toHaveAttribute("href", "/#contacto");
    expect(screen.getByRole("link", { name: "Contactar" })).toHaveAttribute("href", "#contactar");
  });

  it("has no heading of others where it is the only service", () => {
    answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
    const data = { ...pageData(null), allService: { nodes: [] } };
    render(<ServicePage {...pageProps(data)} />);
    expect(screen.queryByRole("heading", { name: "Otros servicios" })).toBeNull();
  });

  it("has a form, and links back to the services", () => {
    renderPage();
    const form = within(screen.getByRole("complementary")).getByRole("form");
    expect(within(form).getByLabelText("Asunto")).toHaveValue("Consulta sobre «Comercialización»");
    expect(screen.getByRole("link", { name: "Volver a servicios" })).toHaveAttribute(
      "href",
      "/#servicios",
    );
  });
});
