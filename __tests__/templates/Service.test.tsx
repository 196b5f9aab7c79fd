import { render, screen, within } from "@testing-library/react";
import ServicePage from "../../src/templates/Service";
import { answerQueries, contact, imageData, pageProps } from "../fixtures";

const pageData = (imageAlt: string | null): Queries.ServicePageQuery => ({
  service: {
    title: "Comercialización",
    shortDescription: "Vendemos lo que construimos.",
    description: ["Primer párrafo.", "Segundo párrafo."],
    path: "/servicios/comercializacion/",
    imageAlt,
    image: { childImageSharp: { gatsbyImageData: imageData() } },
    features: [],
    process: [],
  },
  siteSettings: { detailContact: contact },
  allService: {
    nodes: [
      { path: "/servicios/a/", title: "Promoción", shortDescription: "Construimos." },
      { path: "/servicios/b/", title: "Posventa", shortDescription: "Seguimos contigo." },
    ],
  },
});

const renderPage = (imageAlt: string | null = "Un piso piloto") => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  render(<ServicePage {...pageProps(pageData(imageAlt))} />);
};

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
    const others = screen.getByRole("heading", { name: "Otros servicios" }).nextElementSibling;
    expect([...(others?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
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
