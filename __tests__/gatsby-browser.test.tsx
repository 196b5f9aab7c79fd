import type { GatsbyBrowser } from "gatsby";
import { onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from "../gatsby-browser";

type Scroll = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>;
type Update = NonNullable<GatsbyBrowser["onRouteUpdate"]>;

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

/** Goes from one address to another, where the page may have been scrolled before. */
function go(from: string, to: string, saved = 0, state: object | null = { key: "1" }) {
  window.history.replaceState(state, "");
  Object.assign(window, { scrollTo });
  document.body.innerHTML =
    '<section id="proyectos"><h2 id="proyecto-titulo"></h2><article id="proyecto-1"></article></section><figure id="plano-Ático"></figure>';
  for (const element of document.querySelectorAll("[id]"))
    Object.assign(element, { scrollIntoView });
  const locate = (address: string) => new URL(address, "https://zaguan.example");
  const [location, prevLocation] = [locate(to), locate(from)];
  const scroll = {
    prevRouterProps: { location: prevLocation },
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
  it.each([
    ["of another page, at once,", "/#proyectos", "/proyecto/1/", "instant"],
    ["of another page without such a section", "/", "/proyecto/1/#nada", "instant"],
    ["of another page without a card of this kind", "/", "/proyecto/1/#alquiler-1", "instant"],
    ["of the same page", "/#contacto", "/", "auto"],
  ])("leads to the top %s", (_, from, to, behavior) => {
    go(from, to);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it.each([
    ["of another page, at once", "/proyecto/1/", "/#proyectos", "instant"],
    ["of the same page, with an accent in its id", "/", "/#plano-Ático", "auto"],
  ])("leads to a section %s", (_, from, to, behavior) => {
    go(from, to);
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior }]]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("leads to the first card of a list that does not show the one asked for", () => {
    go("/proyecto/2/", "/?estado=en-construccion#proyecto-2");
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("proyecto-1")]);
    // Back to here leads to where the visitor was.
    expect(window.location.search + window.location.hash).toBe("?estado=en-construccion");
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("within a page is left to the browser where it made the entry itself", () => {
    go("/#proyectos", "/", 1200, null);
    expect(scrollTo).not.toHaveBeenCalled();
    go("/proyecto/1/", "/", 1200, null);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each(["/#proyectos", "/"])("by Back leads to where the page of %s was", (to) => {
    go("/proyecto/1/", to, 1200);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1200, behavior: "instant" }]]);
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
