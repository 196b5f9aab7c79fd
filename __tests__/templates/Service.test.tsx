import { render, screen, within } from "@testing-library/react";
import ServicePage from "../../src/templates/Service";
import { answerQueries } from "../answerQueries";
import { contact, imageData, pageProps } from "../queryResults";

const service = {
  title: "Comercialización",
  shortDescription: "Vendemos lo que construimos.",
  description: ["Primer párrafo.", "Segundo párrafo."],
  path: "/servicios/comercializacion/",
  imageAlt: "Un piso piloto",
  image: { childImageSharp: { gatsbyImageData: imageData() } },
  features: [],
  process: [],
};
const others = [
  { path: "/servicios/a/", title: "Promoción", shortDescription: "Construimos." },
  { path: "/servicios/b/", title: "Posventa", shortDescription: "Seguimos contigo." },
];

function renderPage(changes: { imageAlt?: null } = {}, nodes = others) {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  const data = {
    service: { ...service, ...changes },
    siteSettings: { detailContact: contact },
    allService: { nodes },
  };
  render(<ServicePage {...pageProps(data)} />);
}

describe("Service", () => {
  it.each([
    ["its alternative text", {}, "Un piso piloto"],
    ["the service's title as alternative text", { imageAlt: null }, "Comercialización"],
  ])("shows its picture eagerly with %s", (_, changes, alt) => {
    renderPage(changes);
    expect(screen.getByRole("img")).toHaveAttribute("alt", alt);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  });

  it("links to its form, back to the services, and to the others in order", () => {
    renderPage();
    const others = screen.getByRole("heading", { name: "Otros servicios" }).nextElementSibling;
    expect([...(others?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "PromociónConstruimos.",
      "PosventaSeguimos contigo.",
    ]);
    expect(screen.getByRole("link", { name: "Contactar" })).toHaveAttribute("href", "#contactar");
    const form = within(screen.getByRole("complementary")).getByRole("form");
    expect(within(form).getByLabelText("Asunto")).toHaveValue("Consulta sobre «Comercialización»");
    expect(screen.getByRole("link", { name: "Volver a servicios" })).toHaveAttribute(
      "href",
      "/#servicios",
    );
  });

  it("has no heading for other services if it is the only one", () => {
    renderPage({}, []);
    expect(screen.queryByRole("heading", { name: "Otros servicios" })).toBeNull();
  });
});
