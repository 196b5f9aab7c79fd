import { render, screen } from "@testing-library/react";
import type { GatsbyBrowser } from "gatsby";
import {
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "../gatsby-browser";
import { stubMatchMedia } from "./browser";
import { answerQueries, contact } from "./fixtures";

type Wrap = NonNullable<GatsbyBrowser["wrapPageElement"]>;
type Update = NonNullable<GatsbyBrowser["onRouteUpdate"]>;

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

/** Goes from one address to another, whose entry of the history has a state. */
function go(from: string | null, to: string, state: object | null = null) {
  Object.assign(window, { scrollTo });
  document.body.innerHTML = '<section id="proyectos"></section><figure id="plano-Ático"></figure>';
  for (const element of document.querySelectorAll("[id]"))
    Object.assign(element, { scrollIntoView });
  window.history.replaceState(state, "", to);
  const location = (address: string) => new URL(address, "https://zaguan.example");
  const args = { location: location(to), prevLocation: from === null ? null : location(from) };
  (onRouteUpdate as Update)(args as unknown as Parameters<Update>[0], { plugins: [] });
}

describe("onRouteUpdate", () => {
  beforeEach(() => {
    scrollTo.mockClear();
    scrollIntoView.mockClear();
  });

  it.each([
    ["of another page, at once,", "/#proyectos", "/proyecto/1/", "instant"],
    ["of another page without such a section", "/", "/proyecto/1/#nada", "instant"],
    ["of another page with a hash that is none", "/", "/proyecto/1/#%E1", "instant"],
    ["of the same page", "/#contacto", "/", "auto"],
  ])("goes to the top %s", (_, from, to, behavior) => {
    go(from, to);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it.each([
    ["of another page, at once", "/proyecto/1/", "instant"],
    ["of the same page", "/", "auto"],
  ])("goes to a section %s", (_, from, behavior) => {
    go(from, "/#proyectos");
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior }]]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("goes to a section with an accent in its id", () => {
    go("/", "/#plano-Ático");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it.each(["/#proyectos", "/"])("goes back to where a link of %s was followed", (to) => {
    go("/proyecto/1/", to, { key: "1", top: 1200 });
    expect(scrollTo.mock.calls).toEqual([[{ top: 1200, behavior: "instant" }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("leaves a page that the browser has loaded where it is", () => {
    go(null, "/#proyectos", { top: 1200 });
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(shouldUpdateScroll?.({} as never, { plugins: [] })).toBe(false);
  });
});

describe("onInitialClientRender", () => {
  it("tells the loader that the scripts are there", () => {
    const told = jest.fn();
    window.addEventListener("hydrated", told, { once: true });
    onInitialClientRender?.({} as never, { plugins: [] });
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe("wrapPageElement", () => {
  function renderPage(path: string) {
    stubMatchMedia();
    const address = { street: "", postalCode: "", city: "", region: "" };
    const link = { label: "Contáctanos", target: "/#contacto" };
    const lists = { menu: [], quickLinks: [], legalLinks: [], socialLinks: [] };
    const siteSettings = { name: "Zaguán", callToAction: link, contact, address, ...lists };
    const site = { siteMetadata: { siteUrl: "https://zaguan.example" } };
    answerQueries({ site, siteSettings, allService: { nodes: [] }, allLegalPage: { nodes: [] } });
    const args = { element: <p>La página</p>, props: { path, location: { pathname: path } } };
    render((wrapPageElement as Wrap)(args as Parameters<Wrap>[0], { plugins: [] }));
  }

  it("puts the page between the header and the footer", () => {
    renderPage("/");
    expect(screen.getByRole("main")).toHaveTextContent("La página");
    const order = ["banner", "main", "contentinfo"].map((role) => screen.getByRole(role));
    expect(order.map((part) => part.tagName)).toEqual(["HEADER", "MAIN", "FOOTER"]);
    expect(order[0]?.nextElementSibling).toBe(order[1]);
    expect(order[1]?.nextElementSibling).toBe(order[2]);
  });

  it("lets who uses the keyboard skip to the page", () => {
    renderPage("/");
    const skip = screen.getByRole("link", { name: "Saltar al contenido" });
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
    expect(skip.compareDocumentPosition(screen.getByRole("banner"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ["/", "false"],
    ["/proyecto/1/", "true"],
    ["/nada/", "true"],
  ])("has on %s a header whose ground is there from the start: %s", (path, solid) => {
    renderPage(path);
    expect(screen.getByRole("banner")).toHaveAttribute("data-solid", solid);
  });
});
