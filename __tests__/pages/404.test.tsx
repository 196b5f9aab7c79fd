import { render, screen } from "@testing-library/react";
import NotFoundPage, { Head } from "../../src/pages/404";
import { address, answerQueries, headProps, pageProps } from "../fixtures";

const cases = [
  ["/proyecto/99/", "Proyecto no encontrado"],
  ["/alquiler/99/", "Propiedad no encontrada"],
  ["/servicios/pintura/", "Servicio no encontrado"],
  ["/blog/", "Página no encontrada"],
  ["/", "Página no encontrada"],
  ["/promociones/", "Página no encontrada"],
];

const data = { allService: { totalCount: 1 } };

const renderPage = (path: string) => render(<NotFoundPage {...pageProps(data, path)} />);

describe("404", () => {
  it.each(cases)("answers %s with «%s»", (path, message) => {
    renderPage(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(message);
  });

  it("changes its message with the address", () => {
    const { rerender } = renderPage("/proyecto/99/");
    rerender(<NotFoundPage {...pageProps(data, "/alquiler/99/")} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Propiedad no encontrada");
  });

  it.each(cases)("links from %s to the landing page", (path) => {
    renderPage(path);
    expect(screen.getByRole("link", { name: "Volver al inicio" })).toHaveAttribute("href", "/");
  });

  it.each([
    ["/proyecto/99/", "Ver proyectos", "/proyectos/"],
    ["/alquiler/99/", "Ver alquileres", "/alquiler/"],
    ["/servicios/pintura/", "Ver servicios", "/#servicios"],
  ])("offers on %s what there is instead: %s", (path, name, target) => {
    renderPage(path);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", target);
  });

  it("offers no services where there are none", () => {
    const none = { allService: { totalCount: 0 } };
    render(<NotFoundPage {...pageProps(none, "/servicios/pintura/")} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it.each(["/blog/", "/"])("offers no list on %s", (path) => {
    renderPage(path);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it.each(cases)("titles %s «%s» and keeps it from search engines", (path, message) => {
    const site = { siteMetadata: { siteUrl: "https://zaguan.example" } };
    const siteSettings = { fullName: "Zaguán Promotora Inmobiliaria", address };
    answerQueries({ site, siteSettings, landing: { hero: { alt: "Un zaguán" } } });
    render(<Head {...headProps(data, path)} />);
    expect(document.title).toBe(`${message} | Zaguán Promotora Inmobiliaria`);
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
