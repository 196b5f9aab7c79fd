import type { GatsbyBrowser } from "gatsby";
import { onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from "../gatsby-browser";

type Scroll = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>;
type Update = NonNullable<GatsbyBrowser["onRouteUpdate"]>;

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

/** Navigates from one URL to another, which may have a saved scroll position. */
function go(from: string, to: string, saved = 0, state: object | null = { key: "1" }) {
  window.history.replaceState(state, "", to);
  Object.assign(window, { scrollTo });
  document.body.innerHTML =
    '<section id="proyectos"><h2 id="titulo-proyectos"></h2><article id="proyecto-1"></article></section><figure id="plano-Ático"></figure>';
  for (const element of document.querySelectorAll("[id]"))
    Object.assign(element, { scrollIntoView });
  const locate = (address: string) =>
    Object.assign(new URL(address, "https://zaguan.example"), { state });
  const [location, prevLocation] = [locate(to), locate(from)];
  const scroll = {
    prevRouterProps: { location: prevLocation },
    routerProps: { location },
    getSavedScrollPosition: () => [0, saved],
  };
  const update = { location, prevLocation };
  const isFound = !location.hash || document.getElementById(decodeURI(location.hash.slice(1)));
  // Like Gatsby, which does not call it without such an element.
  if (isFound) (shouldUpdateScroll as Scroll)(scroll as never, { plugins: [] });
  (onRouteUpdate as Update)(update as never, { plugins: [] });
}

describe("Navigation", () => {
  it.each([
    ["of another page instantly", "/#proyectos", "/proyecto/1/", "instant"],
    ["of another page without the section", "/", "/proyecto/1/#nada", "instant"],
    ["of the same page", "/#contacto", "/", "auto"],
  ])("scrolls to the top %s", (_, from, to, behavior) => {
    go(from, to);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it.each([
    ["of another page instantly", "/proyecto/1/", "/#proyectos", "instant"],
    ["of the same page with an accent in its id", "/", "/#plano-Ático", "auto"],
  ])("scrolls to a section %s", (_, from, to, behavior) => {
    go(from, to);
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior }]]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(["#Proyectos", "#proyectos/", "#proyectos?utm_source=mail", "#PROYECTOS&a=b"])(
    "takes %s for the section that it means",
    (fragment) => {
      go("/", `/${fragment}`);
      expect(window.location.hash).toBe("#proyectos");
      expect(scrollIntoView).toHaveBeenCalledTimes(1);
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  it("drops a fragment that matches nothing, so that Back restores the scroll position", () => {
    go("/proyecto/2/", "/proyectos/?estado=en-construccion#proyecto-2");
    expect(window.location.search + window.location.hash).toBe("?estado=en-construccion");
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
  });

  it("within a page is left to the browser if it made the history entry itself", () => {
    go("/#proyectos", "/", 1200, null);
    expect(scrollTo).not.toHaveBeenCalled();
    go("/proyecto/1/", "/", 1200, null);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each(["/#proyectos", "/"])("by Back restores the scroll position of %s", (to) => {
    go("/proyecto/1/", to, 1200);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1200, behavior: "instant" }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it("makes Gatsby save the scroll position once it runs", () => {
  const onScroll = jest.fn();
  window.addEventListener("scroll", onScroll, { once: true });
  onInitialClientRender?.({} as never, { plugins: [] });
  expect(onScroll).toHaveBeenCalledTimes(1);
});
