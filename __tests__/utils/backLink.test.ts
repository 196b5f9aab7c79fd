import { findBackLink, recordSearch, saveOrigin } from "../../src/utils/backLink";

const setReferrer = (value: string) =>
  Object.defineProperty(document, "referrer", { configurable: true, value });

/** Navigates to a URL with a new history entry, as Gatsby does, or with the given state. */
function go(address: string, state: object = { key: address }): void {
  const { pathname, search } = window.location;
  window.history.pushState(state, "", address);
  saveOrigin({ pathname, search });
}

beforeEach(() => {
  setReferrer("");
  window.history.replaceState({ key: "first", from: "" }, "", "/legal/cookies/");
  go("/", { key: "home", from: "" });
});

describe("findBackLink", () => {
  it.each([
    ["/?estado=completados", "/?estado=completados#proyecto-3"],
    ["/proyectos/pagina/2/", "/proyectos/pagina/2/#proyecto-3"],
  ])("returns the clicked card on %s", (list, address) => {
    go(list);
    go("/proyecto/3/");
    expect(findBackLink("Project", "/proyecto/3/")).toBe(address);
    expect(window.history.state).toMatchObject({ key: "/proyecto/3/" });
  });

  it("keeps filters that Gatsby's router does not know, but not those of other visits", () => {
    go("/proyectos/");
    recordSearch("?estado=completados");
    go("/proyecto/3/");
    expect(findBackLink("Project", "/proyecto/3/")).toBe(
      "/proyectos/?estado=completados#proyecto-3",
    );
    go("/proyectos/");
    go("/proyecto/3/");
    expect(findBackLink("Project", "/proyecto/3/")).toBe("/proyectos/#proyecto-3");
    go("/proyectos/?estado=completados", { key: "list", from: "" });
    recordSearch("");
    go("/proyecto/4/");
    expect(findBackLink("Project", "/proyecto/4/")).toBe("/proyectos/#proyecto-4");
  });

  it("returns the latest list, after Back the earlier one, also between listings", () => {
    go("/proyectos/");
    go("/proyecto/3/");
    const { state } = window.history;
    go("/");
    go("/proyecto/4/");
    expect(findBackLink("Project", "/proyecto/4/")).toBe("/#proyecto-4");
    go("/proyecto/3/", state);
    expect(findBackLink("Project", "/proyecto/3/")).toBe("/proyectos/#proyecto-3");
    go("/proyecto/5/");
    expect(findBackLink("Project", "/proyecto/5/")).toBe("/proyectos/#proyecto-5");
  });

  it.each([
    ["Project", "/proyecto/3/", "/proyectos/"],
    ["Service", "/servicios/gestion/", "/#servicios"],
  ] as const)("returns the list of a %s that was not reached from its card", (kind, path, list) => {
    window.history.replaceState(null, "", path);
    expect(findBackLink(kind, path)).toBe(list);
    setReferrer("https://buscador.example/");
    expect(findBackLink(kind, path)).toBe(list);
    setReferrer(`${location.origin}/legal/cookies/`);
    expect(findBackLink(kind, path)).toBe(list);
  });

  it("returns the list of its own kind if reached from one of another kind", () => {
    go("/proyectos/");
    go("/alquiler/2/");
    expect(findBackLink("Rental", "/alquiler/2/")).toBe("/alquiler/");
  });

  it("returns a card that was clicked before hydration", () => {
    window.history.replaceState(null, "", "/proyecto/3/");
    setReferrer(`${location.origin}/?estado=completados`);
    expect(findBackLink("Project", "/proyecto/3/")).toBe("/?estado=completados#proyecto-3");
  });
});
