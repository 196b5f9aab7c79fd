/** @jest-environment jsdom */
import type { PageInfo } from "../../../plugins/gatsby-plugin-page-delivery/loader/pageInfo";

const scripts = ["/runtime.js", "/app.js"];
const data = ["/page-data/index/page-data.json"];
const pageScripts = ["/page.js"];

/** The files that the loader prefetches, in order. */
const all = [...scripts, ...data, ...pageScripts];

const listScripts = () =>
  [...document.head.querySelectorAll("script")].map((one) => one.getAttribute("src"));
const listPrefetched = () =>
  [...document.head.querySelectorAll("link")].map((one) => one.getAttribute("href"));

/** Gatsby's script tags as in its slice: inline scripts with strings, then files. */
const SLICE = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping=${JSON.stringify(JSON.stringify({ "page-index": pageScripts }))};
  </script>
  <script>window.___webpackCompilationHash="0123abcd";</script>
  <script src="/polyfill.js" nomodule></script>
  ${scripts.map((src) => `<script src="${src}" async></script>`).join("")}`;

/** Opens a page as rendered by gatsby-ssr, and runs its loader. */
function openPage(body = "", info: Partial<PageInfo> = {}): void {
  const page = {
    pagePath: "/",
    chunk: "page-index",
    data,
    pathPrefix: "",
    immediate: false,
    ...info,
  };
  document.head.replaceChildren();
  document.body.innerHTML = `${body}
    <template id="gatsby-scripts">${SLICE}</template><script id="page-loader" type="module"></script>`;
  document.getElementById("page-loader")?.setAttribute("data-page", JSON.stringify(page));
  jest.isolateModules(() => {
    require("../../../plugins/gatsby-plugin-page-delivery/loader/index");
  });
}

/** Simulates the end of loading. */
function load(): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: "complete" });
  window.dispatchEvent(new Event("load"));
}

/** Lets the loader start the scripts, and React hydrate. */
function hydrate(): void {
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event("hydrated"));
  jest.advanceTimersByTime(100);
}

const dispatch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

const getElement = (id: string) => document.getElementById(id) as HTMLElement;

/** Whether the browser follows a clicked link. */
const isFollowed = (id: string) =>
  getElement(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, "readyState", { configurable: true, value: "interactive" });
});

afterEach(() => {
  // Each loader keeps listeners until hydration, and for some seconds after it.
  load();
  dispatch("keydown");
  window.dispatchEvent(new Event("hydrated"));
  jest.advanceTimersByTime(10_000);
});

describe("starting the scripts", () => {
  it("prefetches everything after loading, one file after another, and runs nothing", () => {
    openPage();
    jest.advanceTimersByTime(1000);
    expect(listPrefetched()).toEqual([]);
    load();
    for (const [index] of all.entries()) {
      jest.advanceTimersByTime(1000);
      expect(listPrefetched()).toEqual(all.slice(0, index + 1));
      // A failed file does not hold up the others.
      const answer = new Event(index === 1 ? "error" : "load");
      document.head.querySelector("link:last-of-type")?.dispatchEvent(answer);
    }
    jest.advanceTimersByTime(200);
    expect(listPrefetched()).toEqual(all);
    expect(document.querySelector("link[href$=json]")).toMatchObject({
      rel: "prefetch",
      as: "fetch",
    });
    expect(listScripts()).toEqual([]);
  });

  it("prepends the path prefix to the page's own scripts", () => {
    openPage("", { pathPrefix: "/web" });
    load();
    dispatch("scroll");
    jest.advanceTimersByTime(100);
    expect(listPrefetched().at(-1)).toBe("/web/page.js");
  });

  it.each(["pointermove", "scroll", "keydown", "focusin", "click"])(
    "runs them once and in order at the first %s",
    (type) => {
      openPage();
      load();
      jest.advanceTimersByTime(1000);
      dispatch(type);
      dispatch("keydown");
      jest.advanceTimersByTime(100);
      expect(listScripts()).toEqual(scripts);
      expect([...document.head.querySelectorAll("script")].some((one) => one.async)).toBe(false);
      expect(listPrefetched()).toEqual([...scripts.slice(0, 1), ...data, ...pageScripts]);
    },
  );

  it("prefetches the rest in a later task, so that a click can be handled in between", () => {
    openPage();
    load();
    dispatch("scroll");
    while (listScripts().length === 0) jest.advanceTimersToNextTimer();
    expect(listPrefetched()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(listPrefetched()).toEqual([...data, ...pageScripts]);
  });

  it("ignores pointer events without movement", () => {
    openPage();
    load();
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));
    move(0);
    jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual([]);
    move(1);
    jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual(scripts);
  });

  it("waits for the page to load, whatever the visitor does", () => {
    openPage();
    dispatch("scroll");
    jest.advanceTimersByTime(10_000);
    expect(listScripts()).toEqual([]);
    load();
    jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual(scripts);
  });

  it.each<[string, number, Partial<PageInfo>, string?]>([
    ["after 5 seconds without activity", 5, {}],
    ["at once on a page that is complete only with scripts", 0, { immediate: true }],
    ["at once if the query string has a filter of the page", 0, {}, "?estado=completados"],
    ["later if the query string only names the visitor's source", 5, {}, "?utm_source=a"],
  ])("runs them %s", (_, seconds, info, search = "") => {
    history.replaceState(null, "", `/${search}`);
    openPage(`<fieldset name="estado"></fieldset>`, info);
    load();
    const start = Date.now();
    const isLate = () => Date.now() - start > 10_000;
    while (listScripts().length === 0 && !isLate()) jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual(scripts);
    expect(Math.floor((Date.now() - start) / 1000)).toBe(seconds);
    history.replaceState(null, "", "/");
  });

  it("prefetches nothing for visitors who save data", () => {
    Object.assign(navigator, { connection: { saveData: true } });
    openPage();
    load();
    jest.advanceTimersByTime(4900);
    expect(listPrefetched()).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });
});

describe("clicks before hydration", () => {
  it("are repeated in order once React has hydrated", () => {
    openPage(
      `<button type="button" id="a">A</button><button type="button" id="b"><i id="in-b">B</i></button>
       <button type="button" id="c">C</button>`,
    );
    const pressed: string[] = [];
    for (const id of ["a", "b", "c"]) getElement(id).onclick = () => pressed.push(id);
    for (const id of ["a", "in-b", "c"]) getElement(id).click();
    jest.advanceTimersByTime(100);
    expect(pressed).toEqual([]);
    hydrate();
    expect(pressed).toEqual(["a", "b", "c"]);
    getElement("a").click();
    expect(pressed).toEqual(["a", "b", "c", "a"]);
  });

  it("start the scripts, even while a picture delays the load event", () => {
    openPage(`<button type="button" id="a">A</button>`);
    getElement("a").click();
    jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual(scripts);
    load();
    jest.advanceTimersByTime(1000);
    expect(listScripts()).toEqual(scripts);
    expect(listPrefetched()).toEqual([]);
  });

  it("are left to the browser if it can handle them", () => {
    openPage(
      `<button id="menu" popovertarget="panel">Menú</button>
       <form><input required><button id="send">Enviar</button></form>`,
    );
    const pressed: string[] = [];
    for (const id of ["menu", "send"]) {
      getElement(id).onclick = (event) => {
        pressed.push(id);
        event.preventDefault();
      };
      getElement(id).click();
    }
    expect(pressed).toEqual(["menu", "send"]);
  });

  it("on a link are left to the browser, and not repeated", () => {
    openPage(`<a id="link" href="#x" target="new">X</a>`);
    const route = jest.fn((event: Event) => event.preventDefault());
    getElement("link").onclick = route;
    expect(isFollowed("link")).toBe(true);
    hydrate();
    getElement("link").click();
    expect(route).toHaveBeenCalledTimes(1);
  });

  it("on a link to a form are followed, and repeated to fill it in", () => {
    openPage(`<a id="ask" href="#contacto" target="new" data-form="">Preguntar</a>`);
    const fillIn = jest.fn();
    getElement("ask").onclick = fillIn;
    expect(isFollowed("ask")).toBe(true);
    jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual(scripts);
    expect(fillIn).not.toHaveBeenCalled();
    hydrate();
    expect(fillIn).toHaveBeenCalledTimes(1);
  });
});

describe("failed or hanging scripts", () => {
  const STYLE = "@media (scripting: none) { .without { color: red } }";
  const getMedia = () => {
    const rule = document.querySelector("style")?.sheet?.cssRules[0] as CSSMediaRule;
    return rule.media.mediaText;
  };
  const fail = async (target: EventTarget) => {
    target.dispatchEvent(new Event("error"));
    await jest.advanceTimersByTimeAsync(100);
  };

  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(window, { fetch: jest.fn().mockRejectedValue(new TypeError("offline")) });
    openPage(`<style>${STYLE}</style><button type="button" id="a">A</button>`, { immediate: true });
    load();
    jest.advanceTimersByTime(100);
  });

  it("reveal the scriptless page if storage is denied, to avoid endless reloads", async () => {
    Object.assign(window, { fetch: jest.fn().mockResolvedValue({ ok: true }) });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("denied");
    });
    await fail(document.head.querySelector("script") as HTMLElement);
    expect(getMedia()).toBe("all");
  });

  it("mark a click as busy at once, and reveal the scriptless page after eight seconds", () => {
    const pressed = jest.fn();
    getElement("a").onclick = pressed;
    getElement("a").click();
    expect(getElement("a")).toHaveAttribute("aria-busy", "true");
    jest.advanceTimersByTime(7900);
    expect(getMedia()).toBe("(scripting: none)");
    jest.advanceTimersByTime(200);
    expect(getMedia()).toBe("all");
    expect(getElement("a")).not.toHaveAttribute("aria-busy");
    // The scripts arrive after all.
    hydrate();
    expect(getMedia()).toBe("(scripting: none)");
    expect(pressed).not.toHaveBeenCalled();
  });

  it("are ignored if they are an extension's, as are failed pictures", async () => {
    const foreign = Object.assign(document.createElement("script"), {
      src: "https://extension.example/a.js",
    });
    const picture = document.createElement("img");
    document.body.append(foreign, picture);
    await fail(foreign);
    await fail(picture);
    expect(fetch).not.toHaveBeenCalled();
    expect(getMedia()).toBe("(scripting: none)");
  });
});

describe("a page that React re-renders from scratch", () => {
  const FORM = `<form><label>Nombre <input name="name"></label>
    <select name="type"><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="privacy"></form><button type="button">Más</button>`;
  const getField = (name: string) =>
    document.querySelector(`[name=${name}]`) as HTMLInputElement & HTMLSelectElement;
  const type = (name: string, value: string) => {
    getField(name).value = value;
    getField(name).dispatchEvent(new Event("input", { bubbles: true }));
  };
  /** Replaces all elements, as React does after a translation, which wraps every text. */
  const renderAnew = async (milliseconds = 5000) => {
    const root = document.createElement("div");
    root.innerHTML = FORM;
    document.querySelector("#page")?.replaceChildren(...root.children);
    await jest.advanceTimersByTimeAsync(milliseconds);
  };

  beforeEach(() => {
    openPage(`<div id="page">${FORM}</div>`);
    document.querySelector("#page")?.prepend(document.createElement("font"));
  });

  it("keeps texts and cursor in their fields if a form filler adds elements", async () => {
    const fields = [...document.querySelectorAll("input")];
    for (const field of fields) field.before(document.createElement("input"));
    getField("name").focus();
    type("name", "Ana");
    getField("name").setSelectionRange(1, 2);
    hydrate();
    await renderAnew();
    expect(getField("name")).toHaveValue("Ana");
    expect(getField("name").selectionStart).toBe(1);
    expect(document.querySelectorAll("input")).toHaveLength(fields.length);
  });

  it("keeps what is entered after hydration, too", async () => {
    hydrate();
    type("type", "b");
    await renderAnew();
    expect(getField("type")).toHaveValue("b");
  });

  it("restores the focus at once to the field that had it last", async () => {
    type("name", "Ana");
    getField("type").focus();
    await renderAnew();
    expect(getField("type")).toHaveFocus();
    expect(getField("type")).toHaveValue("a");
  });

  it("does not carry texts over to the next page, nor to a later visit of its own", async () => {
    hydrate();
    type("name", "Ana");
    for (const path of ["/proyectos/", "/"]) {
      window.history.pushState(null, "", path);
      await renderAnew(100);
      expect(getField("name")).toHaveValue("");
    }
  });

  it("repeats a click on no other button if it removes its own", () => {
    const page = document.querySelector("#page") as HTMLElement;
    page.insertAdjacentHTML("beforeend", `<button type="button" class="other">Otro</button>`);
    const [button, other] = [...page.querySelectorAll("button")];
    const pressed = jest.fn();
    button?.addEventListener("click", () => button.remove());
    other?.addEventListener("click", pressed);
    button?.click();
    hydrate();
    expect(button?.isConnected).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });
});

it("ignores clicks on non-elements, which extensions dispatch, without an error", () => {
  openPage();
  const failed = jest.fn();
  window.addEventListener("error", failed, { once: true });
  document.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  window.dispatchEvent(new MouseEvent("click"));
  expect(failed).not.toHaveBeenCalled();
});

describe("A malformed URL", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each([
    ["/proyectos/?x=%E0%A4%A#%E1", "/proyectos/?x=%E0%A4%A#-"],
    ["/#%C3%81tico", "/#%C3%81tico"],
    ["/#100%25", "/#100%25"],
    // Added by Facebook, without a target.
    ["/?a=b#_=_", "/?a=b"],
    ["//#50%", "//#50-"],
    ["/proyecto/%E0%A4%A/", "/proyecto/-/"],
    // Gatsby decodes a path repeatedly, and ends it at characters that this reveals.
    ["/nada%25/", "/nada-/"],
    ["/nada%3F/", "/nada-/"],
    ["/nada%23/", "/nada-/"],
    ["/nada%2F%2F", "/nada-"],
    ["/nada/%2E%2E%2Fx", "/nada/-x"],
    ["/proyecto/1/%20", "/proyecto/1/-"],
    ["/%C3%B1u/", "/%C3%B1u/"],
  ])("such as %s is replaced by %s", (address, readable) => {
    const { origin } = window.location;
    window.history.replaceState({ key: "1" }, "", origin + address);
    openPage(["50-", "-", "Ático", "100%"].map((id) => `<p id="${id}"></p>`).join(""));
    expect(window.location.href).toBe(origin + readable);
    expect(window.history.state).toEqual({ key: "1" });
  });
});
