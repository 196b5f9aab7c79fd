import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../../src/components/layout/Footer";
import { address, answerQueries } from "../../fixtures";

const site = {
  name: "Zaguán",
  fullName: "Zaguán Promotora Inmobiliaria",
  description: "Promotora inmobiliaria en Madrid.",
  quickLinks: [{ label: "Proyectos", target: "/#proyectos" }],
  address,
  contact: { phone: "910 000 100", email: "hola@zaguan.example" },
  legalLinks: [],
  socialLinks: [{ network: "instagram", label: "Instagram", target: null }],
};

const service = (jsonId: string) => ({
  jsonId,
  title: `Servicio ${jsonId}`,
  path: `/servicios/${jsonId}/`,
});

const services = [service("c"), service("a"), service("b")];

function renderFooter(changes: object = {}, nodes = services) {
  answerQueries({
    site: { siteMetadata: { siteUrl: "https://www.zaguan.example" } },
    siteSettings: { ...site, ...changes },
    allService: { nodes },
    allLegalPage: { nodes: [{ jsonId: "cookies", path: "/legal/cookies/" }] },
  });
  render(<Footer />);
}

const listLinks = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("Footer", () => {
  it("links to a legal page once it exists", () => {
    const named = (label: string, page: string) => ({ label, page, target: null });
    renderFooter({ legalLinks: [named("Cookies", "cookies"), named("Privacidad", "privacidad")] });
    expect(screen.getByRole("link", { name: "Cookies" })).toHaveAttribute(
      "href",
      "/legal/cookies/",
    );
    const waiting = screen.getByRole("link", { name: "Privacidad" });
    expect(waiting).not.toHaveAttribute("href");
    expect(waiting).toHaveAttribute("aria-disabled", "true");
  });

  it("has the quick links", () => {
    renderFooter();
    expect(listLinks("Enlaces rápidos")).toEqual([["Proyectos", "/#proyectos"]]);
  });

  it("links to all services in their order", () => {
    renderFooter();
    expect(listLinks("Servicios")).toEqual([
      ["Servicio c", "/servicios/c/"],
      ["Servicio a", "/servicios/a/"],
      ["Servicio b", "/servicios/b/"],
    ]);
  });

  it("hides the heading of services where there are none", () => {
    renderFooter({}, []);
    expect(screen.queryByRole("heading", { name: "Servicios" })).toBeNull();
  });

  it("has the address, the telephone number and the e-mail address", () => {
    renderFooter();
    expect(screen.getByText(/28660/)).toHaveTextContent("28660 Boadilla del Monte, Madrid");
    expect(screen.getByRole("link", { name: "910 000 100" })).toHaveAttribute(
      "href",
      "tel:+34910000100",
    );
    expect(screen.getByRole("link", { name: "hola@zaguan.example" })).toHaveAttribute(
      "href",
      "mailto:hola@zaguan.example",
    );
  });

  it("does not repeat a province with the name of the city", () => {
    renderFooter({ address: { ...site.address, city: "Madrid" } });
    expect(screen.getByText(/28660/)).toHaveTextContent(/28660 Madrid(?!,)/);
  });

  it("links to a profile once it has an address", () => {
    renderFooter({
      socialLinks: [
        ...site.socialLinks,
        { network: "youtube", label: "YouTube", target: "https://a.example/" },
      ],
    });
    expect(screen.getByRole("link", { name: "Instagram" })).not.toHaveAttribute("href");
    expect(screen.getByRole("link", { name: "YouTube" })).toHaveAttribute(
      "href",
      "https://a.example/",
    );
  });
});
