/** @jest-environment jsdom */
import type { PageInfo } from "../../../plugins/gatsby-plugin-page-delivery/loader/pageInfo";

const scripts = ["/runtime.js", "/app.js"];
const data = ["/page-data/index/page-data.json"];
const pageScripts = ["/page.js"];

/** What the loader fetches ahead, in this order. */
const all = [...scripts, ...data, ...pageScripts];

const listScripts = () =>
  [...document.head.querySelectorAll("script")].map((one) => one.getAttribute("src"));
const listPrefetched = () =>
  [...document.head.querySelectorAll("link")].map((one) => one.getAttribute("href"));

/** Gatsby's script tags as its slice has them: inline scripts with strings, then files. */
const SLICE = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping=${JSON.stringify(JSON.stringify({ "page-index": pageScripts }))};
  </script>
  <script>window.___webpackCompilationHash="0123abcd";</script>
  <script src="/polyfill.js" nomodule></script>
  ${scripts.map((src) => `<script src="${src}" async></script>`).join("")}`;

/** Opens a page as gatsby-ssr delivers it, and runs its loader. */
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

/** What the browser says when it has loaded the page. */
function load(): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: "complete" });
  window.dispatchEvent(new Event("load"));
}

/** Lets the loader begin, and React take over after it. */
function hydrate(): void {
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event("hydrated"));
  jest.advanceTimersByTime(100);
}

const dispatch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

const getElement = (id: string) => document.getElementById(id) as HTMLElement;

/** Whether the browser follows a link that is pressed. */
const isFollowed = (id: string) =>
  getElement(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, "readyState", { configurable: true, value: "interactive" });
});

afterEach(() => {
  // Each loader listens until React has hydrated, and some seconds more.
  load();
  dispatch("keydown");
  window.dispatchEvent(new Event("hydrated"));
  jest.advanceTimersByTime(10_000);
});

describe("starting the scripts", () => {
  it("fetches everything ahead after loading, one file after another, and runs nothing", () => {
    openPage();
    jest.advanceTimersByTime(1000);
    expect(listPrefetched()).toEqual([]);
    load();
    for (const [index] of all.entries()) {
      jest.advanceTimersByTime(1000);
      expect(listPrefetched()).toEqual(all.slice(0, index + 1));
      // One that fails keeps none of the others back.
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

  it("puts the path prefix before the page's own scripts", () => {
    openPage("", { pathPrefix: "/web" });
    load();
    dispatch("scroll");
    jest.advanceTimersByTime(100);
    expect(listPrefetched().at(-1)).toBe("/web/page.js");
  });

  it.each(["pointermove", "scroll", "keydown", "focusin", "click"])(
    "runs them once and in their order at the first %s",
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

  it("fetches the rest after the task that runs them, so that a press can come between", () => {
    openPage();
    load();
    dispatch("scroll");
    while (listScripts().length === 0) jest.advanceTimersToNextTimer();
    expect(listPrefetched()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(listPrefetched()).toEqual([...data, ...pageScripts]);
  });

  it("ignores a pointer that has not moved", () => {
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
    ["at once where the address has a filter of the page", 0, {}, "?estado=completados"],
    ["later where the address only says where one comes from", 5, {}, "?utm_source=a"],
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

  it("fetches nothing ahead for visitors who save data", () => {
    Object.assign(navigator, { connection: { saveData: true } });
    openPage();
    load();
    jest.advanceTimersByTime(4900);
    expect(listPrefetched()).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });
});

describe("presses before hydration", () => {
  it("are repeated in their order once React has hydrated", () => {
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

  it("start the scripts, even while a picture keeps the page from having loaded", () => {
    openPage(`<button type="button" id="a">A</button>`);
    getElement("a").click();
    jest.advanceTimersByTime(100);
    expect(listScripts()).toEqual(scripts);
    load();
    jest.advanceTimersByTime(1000);
    expect(listScripts()).toEqual(scripts);
    expect(listPrefetched()).toEqual([]);
  });

  it("are left to the browser where it can answer them", () => {
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

  it("on a link are the browser's alone, while React has it and its router does not listen", () => {
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

describe("a script that is gone or hangs", () => {
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

  it("shows the page without scripts where nothing can be stored, so that it would be loaded anew for ever", async () => {
    Object.assign(window, { fetch: jest.fn().mockResolvedValue({ ok: true }) });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("denied");
    });
    await fail(document.head.querySelector("script") as HTMLElement);
    expect(getMedia()).toBe("all");
  });

  it("shows a press at once, and after eight seconds the page without scripts", () => {
    const pressed = jest.fn();
    getElement("a").onclick = pressed;
    getElement("a").click();
    expect(getElement("a")).toHaveAttribute("aria-busy", "true");
    jest.advanceTimersByTime(7900);
    expect(getMedia()).toBe("(scripting: none)");
    jest.advanceTimersByTime(200);
    expect(getMedia()).toBe("all");
    expect(getElement("a")).not.toHaveAttribute("aria-busy");
    // They come after all.
    hydrate();
    expect(getMedia()).toBe("(scripting: none)");
    expect(pressed).not.toHaveBeenCalled();
  });

  it("is ignored where it belongs to an extension, and so are pictures", async () => {
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

describe("a page that React renders anew", () => {
  const FORM = `<form><label>Nombre <input name="name"></label>
    <select name="type"><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="privacy"></form><button type="button">Más</button>`;
  const getField = (name: string) =>
    document.querySelector(`[name=${name}]`) as HTMLInputElement & HTMLSelectElement;
  const type = (name: string, value: string) => {
    getField(name).value = value;
    getField(name).dispatchEvent(new Event("input", { bubbles: true }));
  };
  /** As after a translation: every text is wrapped, then all is rendered again. */
  const renderAnew = async () => {
    const root = document.createElement("div");
    root.innerHTML = FORM;
    document.querySelector("#page")?.replaceChildren(...root.children);
    await jest.advanceTimersByTimeAsync(5000);
  };

  beforeEach(() => {
    openPage(`<div id="page">${FORM}</div>`);
    document.querySelector("#page")?.prepend(document.createElement("font"));
  });

  it("keeps each text in its own field, and the cursor in its place, where a form filler has added elements", async () => {
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

  it("gives the cursor back to the field that had it last, at once", async () => {
    type("name", "Ana");
    getField("type").focus();
    await renderAnew();
    expect(getField("type")).toHaveFocus();
    expect(getField("type")).toHaveValue("a");
  });

  it("takes nothing along to a page that the visitor goes on to", async () => {
    type("name", "Ana");
    hydrate();
    window.history.pushState(null, "", "/proyectos/");
    await renderAnew();
    expect(getField("name")).toHaveValue("");
    window.history.replaceState(null, "", "/");
  });

  it("repeats no press on another button where the pressed one is gone by its own press", () => {
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

it("takes a click on something that is no element, as extensions send, without an error", () => {
  openPage();
  const failed = jest.fn();
  window.addEventListener("error", failed, { once: true });
  document.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  window.dispatchEvent(new MouseEvent("click"));
  expect(failed).not.toHaveBeenCalled();
});

describe("An address that strangers wrote", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each([
    ["/proyectos/?x=%E0%A4%A#%E1", "/proyectos/?x=%E0%A4%A#-"],
    ["/#%C3%81tico", "/#%C3%81tico"],
    ["/#100%25", "/#100%25"],
    // As Facebook adds: it leads to nothing.
    ["/?a=b#_=_", "/?a=b"],
    ["//#50%", "//#50-"],
    ["/proyecto/%E0%A4%A/", "/proyecto/-/"],
    // Gatsby decodes a path more than once, and takes what comes out for the end of a path.
    ["/nada%25/", "/nada-/"],
    ["/nada%3F/", "/nada-/"],
    ["/nada%23/", "/nada-/"],
    ["/nada%2F%2F", "/nada-"],
    ["/nada/%2E%2E%2Fx", "/nada/-x"],
    ["/proyecto/1/%20", "/proyecto/1/-"],
    ["/%C3%B1u/", "/%C3%B1u/"],
  ])("%s is read as %s", (address, readable) => {
    const { origin } = window.location;
    window.history.replaceState({ key: "1" }, "", origin + address);
    openPage(["50-", "-", "Ático", "100%"].map((id) => `<p id="${id}"></p>`).join(""));
    expect(window.location.href).toBe(origin + readable);
    expect(window.history.state).toEqual({ key: "1" });
  });
});
