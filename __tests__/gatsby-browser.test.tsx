import { render, screen } from "@testing-library/react";
import type { GatsbyBrowser } from "gatsby";
import {
  onClientEntry,
  onInitialClientRender,
  shouldUpdateScroll,
  wrapPageElement,
} from "../gatsby-browser";
import { stubMatchMedia } from "./browser";
import { answerQueries, contact } from "./fixtures";

type Update = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>;
type Wrap = NonNullable<GatsbyBrowser["wrapPageElement"]>;

const scrollTo = jest.fn();

/** Whether Gatsby is left to scroll after going from one address to another. */
function leftToGatsby(from: string | undefined, to: string) {
  Object.assign(window, { scrollTo });
  const location = (address: string) => {
    const { pathname, hash } = new URL(address, "https://zaguan.example");
    return { location: { pathname, hash } };
  };
  const args = {
    routerProps: location(to),
    prevRouterProps: from === undefined ? undefined : location(from),
  };
  return (shouldUpdateScroll as Update)(args as Parameters<Update>[0], { plugins: [] });
}

describe("shouldUpdateScroll", () => {
  it.each([
    ["/", "/proyecto/1/"],
    ["/#proyectos", "/proyecto/1/"],
    ["/proyecto/1/", "/"],
  ])("goes to the top, at once, from %s to %s", (from, to) => {
    expect(leftToGatsby(from, to)).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
  });

  it.each([
    ["to a section of another page", "/proyecto/1/", "/#proyectos"],
    ["to a section of the same page", "/", "/#contacto"],
    ["within a page", "/#contacto", "/"],
    ["on a reload", undefined, "/proyecto/1/"],
  ])("leaves it to Gatsby %s", (_, from, to) => {
    expect(leftToGatsby(from, to)).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
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

describe("onClientEntry", () => {
  it.each(["touchstart", "focusin"])("fetches the page of a link at %s, no other file", (sign) => {
    const hovering = jest.fn();
    Object.assign(window, { ___loader: { hovering } });
    onClientEntry?.({} as never, { plugins: [] });
    document.body.innerHTML = `<a href="/proyecto/1/"><i>Uno</i></a><a href="/#contacto">Dos</a>
      <a href="/dossier/proyecto-1.pdf">Tres</a><a href="https://otro.example/">Cuatro</a><p>Cinco</p>`;
    hovering.mockClear();
    for (const element of document.querySelectorAll("i, a:not(:has(i)), p")) {
      element.dispatchEvent(new Event(sign, { bubbles: true }));
    }
    expect([...new Set(hovering.mock.calls.flat())]).toEqual(["/proyecto/1/", "/"]);
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
