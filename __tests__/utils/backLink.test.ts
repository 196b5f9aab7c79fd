import { findBackLink, saveReturnAddress } from "../../src/utils/backLink";

const setReferrer = (value: string) =>
  Object.defineProperty(document, "referrer", { configurable: true, value });

/** Presses the link of a page. */
function press(path: string, html: string, init: MouseEventInit = {}): void {
  window.history.replaceState({ key: "1" }, "", path);
  document.body.innerHTML = html;
  const link = document.querySelector("a") as HTMLElement;
  link.addEventListener("click", (event) => event.preventDefault());
  link.addEventListener("click", saveReturnAddress, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

const CARD = `<main id="contenido"><section id="proyectos"><article id="proyecto-3">
  <a href="/proyecto/3/">Los Olivos</a></article></section></main>`;

beforeEach(() => {
  sessionStorage.clear();
  setReferrer("");
  Object.defineProperty(window, "scrollY", { configurable: true, value: 900 });
});

describe("saveReturnAddress", () => {
  it("puts the card and the place into the entry of the history, and adds none", () => {
    const { length } = window.history;
    press("/?estado=completados", CARD);
    expect(location.pathname + location.search + location.hash).toBe(
      "/?estado=completados#proyecto-3",
    );
    expect(window.history.state).toEqual({ key: "1", top: 900 });
    expect(window.history.length).toBe(length);
  });

  it("keeps the address where a link leads to a section of the page", () => {
    press(
      "/?estado=completados",
      '<main><p id="a"><a href="?estado=completados#b">B</a></p></main>',
    );
    expect(location.hash).toBe("");
    expect(window.history.state).toEqual({ key: "1", top: 900 });
  });

  it.each([
    ["to another site", '<main><p id="a"><a href="https://banco.example/">B</a></p></main>', {}],
    ["to a file", '<main><p id="a"><a href="/dossier/1.pdf">B</a></p></main>', {}],
    ["of the header", '<header id="a"><a href="/proyectos/">B</a></header><main></main>', {}],
    ["without a card", '<main id="a"><a href="/proyectos/">B</a></main>', {}],
    ["without a target", '<main><p id="a"><a>B</a></p></main>', {}],
    ["into another tab", CARD, { ctrlKey: true }],
    ["into a new window", CARD.replace("<a ", '<a target="_blank" '), {}],
  ])("does nothing for a link %s", (_, html, init) => {
    press("/", html, init);
    expect(location.hash).toBe("");
    expect(window.history.state).toEqual({ key: "1" });
  });
});

describe("saveReturnAddress on a page that one came back to", () => {
  it("puts the new place over the old one, whatever leads on", () => {
    press("/", CARD);
    Object.defineProperty(window, "scrollY", { value: 2000 });
    document.body.innerHTML = '<footer><a href="/servicios/comercializacion/">B</a></footer>';
    const link = document.querySelector("a") as HTMLElement;
    link.addEventListener("click", (event) => event.preventDefault());
    link.addEventListener("click", saveReturnAddress, { once: true });
    link.click();
    expect(window.history.state).toEqual({ key: "1", top: 2000 });
    expect(location.hash).toBe("#proyecto-3");
    expect(findBackLink("Service")).toBe("/#servicios");
  });
});

describe("findBackLink", () => {
  it.each([
    ["/?estado=completados", "/?estado=completados#proyecto-3"],
    ["/proyectos/", "/proyectos/#proyecto-3"],
    ["/proyectos/pagina/2/", "/proyectos/pagina/2/#proyecto-3"],
  ])("is the card on %s that was pressed", (path, address) => {
    press(path, CARD);
    expect(findBackLink("Project")).toBe(address);
    expect(findBackLink("Rental")).toBe("/alquiler/");
  });

  it("stays the list where one listing leads to another", () => {
    press("/proyectos/", CARD);
    press("/proyecto/3/", CARD);
    expect(findBackLink("Project")).toBe("/proyectos/#proyecto-3");
  });

  it.each([
    ["Project", "/proyectos/"],
    ["Rental", "/alquiler/"],
    ["Service", "/#servicios"],
  ] as const)("is the list of a %s that nothing led to", (kind, path) => {
    expect(findBackLink(kind)).toBe(path);
    setReferrer("https://buscador.example/");
    expect(findBackLink(kind)).toBe(path);
    setReferrer(`${location.origin}/legal/cookies/`);
    expect(findBackLink(kind)).toBe(path);
  });

  it.each([
    ["/?estado=completados", "/?estado=completados#proyectos"],
    ["/proyectos/?estado=completados", "/proyectos/?estado=completados"],
  ])("is %s where a card was pressed there before the scripts came", (path, address) => {
    setReferrer(location.origin + path);
    expect(findBackLink("Project")).toBe(address);
  });

  it("is the list where nothing can be stored", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    press("/", CARD);
    expect(findBackLink("Project")).toBe("/proyectos/");
    jest.restoreAllMocks();
  });
});
