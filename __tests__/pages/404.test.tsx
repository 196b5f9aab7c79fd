import { render, screen } from "@testing-library/react";
import NotFoundPage, { Head } from "../../src/pages/404";
import { answerQueries } from "../answerQueries";
import { address, headProps, pageProps } from "../queryResults";

const data = { allService: { totalCount: 1 } };

describe("404", () => {
  it.each<[string, string, string[], typeof data?]>([
    ["/proyecto/99/", "Proyecto no encontrado", ["Ir a proyectos /proyectos/"]],
    ["/proyecto/1/99-z/", "Vivienda no encontrada", ["Ir a proyectos /proyectos/"]],
    ["/alquiler/99/", "Propiedad no encontrada", ["Ir a alquiler /alquiler/"]],
    ["/servicios/pintura/", "Servicio no encontrado", ["Ir a servicios /#servicios"]],
    ["/servicios/pintura/", "Servicio no encontrado", [], { allService: { totalCount: 0 } }],
    ["/alquiler/pagina/7/", "Página no encontrada", []],
  ])("shows for %s «%s» and links to %j and home", (path, message, lists, found = data) => {
    render(<NotFoundPage {...pageProps(found, path)} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(message);
    const links = screen.getAllByRole("link");
    const ways = links.map((link) => `${link.textContent} ${link.getAttribute("href")}`);
    expect(ways.sort()).toEqual([...lists, "Volver al inicio /"]);
    const site = { siteMetadata: { siteUrl: "https://zaguan.example" } };
    const siteSettings = { fullName: "Zaguán Promotora Inmobiliaria", address };
    answerQueries({ site, siteSettings, landing: { hero: { alt: "Un zaguán" } } });
    render(<Head {...headProps(found, path)} />);
    expect(document.title).toBe(`${message} | Zaguán Promotora Inmobiliaria`);
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  it("updates its message when the URL changes", () => {
    const { rerender } = render(<NotFoundPage {...pageProps(data, "/proyecto/99/")} />);
    rerender(<NotFoundPage {...pageProps(data, "/alquiler/99/")} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Propiedad no encontrada");
  });
});
