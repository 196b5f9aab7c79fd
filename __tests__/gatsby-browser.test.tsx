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
type Scroll = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>;
type Update = NonNullable<GatsbyBrowser["onRouteUpdate"]>;

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

/** Goes from one address to another, where the page may have been scrolled before. */
function go(from: string | null, to: string, saved = 0) {
  Object.assign(window, { scrollTo });
  document.body.innerHTML = '<section id="proyectos"></section><figure id="plano-Ático"></figure>';
  for (const element of document.querySelectorAll("[id]"))
    Object.assign(element, { scrollIntoView });
  const locate = (address: string) => new URL(address, "https://zaguan.example");
  const [location, prevLocation] = [locate(to), from === null ? undefined : locate(from)];
  const scroll = {
    prevRouterProps: prevLocation && { location: prevLocation },
    routerProps: { location },
    getSavedScrollPosition: () => [0, saved],
  };
  const update = { location, prevLocation };
  const isFound = !location.hash || document.getElementById(decodeURI(location.hash.slice(1)));
  // As Gatsby does.
  if (isFound) (shouldUpdateScroll as Scroll)(scroll as never, { plugins: [] });
  (onRouteUpdate as Update)(update as never, { plugins: [] });
}

describe("A change of the address", () => {
  beforeEach(() => {
    scrollTo.mockClear();
    scrollIntoView.mockClear();
  });

  it.each([
    ["of another page, at once,", "/#proyectos", "/proyecto/1/", "instant"],
    ["of another page without such a section", "/", "/proyecto/1/#nada", "instant"],
    ["of the same page", "/#contacto", "/", "auto"],
  ])("leads to the top %s", (_, from, to, behavior) => {
    go(from, to);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it.each([
    ["of another page, at once", "/proyecto/1/", "instant"],
    ["of the same page", "/", "auto"],
  ])("leads to a section %s", (_, from, behavior) => {
    go(from, "/#proyectos");
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior }]]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("leads to a section with an accent in its id", () => {
    go("/", "/#plano-Ático");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it.each(["/#proyectos", "/"])("by Back leads to where the page of %s was", (to) => {
    go("/proyecto/1/", to, 1200);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1200, behavior: "instant" }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("leaves a page that the browser has loaded where it is", () => {
    go(null, "/#proyectos", 1200);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe("onInitialClientRender", () => {
  it.each(["hydrated", "scroll"])("sends the event %s", (type) => {
    const told = jest.fn();
    window.addEventListener(type, told, { once: true });
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
