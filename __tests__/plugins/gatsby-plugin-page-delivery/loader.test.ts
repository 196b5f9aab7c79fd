import { type Ahead, loader } from "../../../plugins/gatsby-plugin-page-delivery/loader";

const scripts = ["/runtime.js", "/app.js"];
const files = ["/page-data/index/page-data.json", "/page.js"];

/** What stands in the head: the addresses of scripts, in their order, and of what is fetched ahead. */
const scriptsIn = () =>
  [...document.head.querySelectorAll("script")].map((one) => one.getAttribute("src"));
const aheadIn = () =>
  [...document.head.querySelectorAll("link")].map((one) => one.getAttribute("href"));

/** What the browser says of the file that was last asked for ahead. */
const answer = (how: "load" | "error") =>
  document.head.querySelector("link:last-of-type")?.dispatchEvent(new Event(how));

/** A page with a loader, as its source does it where it has been delivered. */
function openPage(ahead: Ahead | undefined, body = ""): void {
  document.head.replaceChildren();
  const block = ahead
    ? `<script type="application/json" id="ahead">${JSON.stringify(ahead)}</script>`
    : "";
  const tag = `<script type="module" data-run="${scripts.join(" ")}" data-rest="section, aside"></script>`;
  document.body.innerHTML = `<header data-solid="false"></header>${body}${tag}${block}`;
  new Function(`(${loader})()`)();
}

/** What the browser says when it has loaded the page. */
function load(): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: "complete" });
  window.dispatchEvent(new Event("load"));
}

const happen = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

const button = (id: string) => document.getElementById(id) as HTMLElement;

/** How the visitor came: what jsdom's `performance` does not know. */
function come(type: string): void {
  const entries = () => [{ type }];
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: entries });
}

beforeEach(() => {
  jest.useFakeTimers();
  come("navigate");
  document.documentElement.removeAttribute("data-awake");
  Object.defineProperty(document, "readyState", { configurable: true, value: "interactive" });
});

afterEach(() => {
  // Each loader listens until it is told so.
  load();
  happen("keydown");
  window.dispatchEvent(new Event("hydrated"));
});

describe("loader", () => {
  it("fetches everything ahead when the page has loaded, one after another, and runs nothing", () => {
    openPage({ files, now: false });
    jest.advanceTimersByTime(1000);
    expect(aheadIn()).toEqual([]);
    load();
    const all = [...scripts, ...files];
    for (const [index] of all.entries()) {
      jest.advanceTimersByTime(1000);
      expect(aheadIn()).toEqual(all.slice(0, index + 1));
      // One that can't be had keeps none of the others back.
      answer(index === 1 ? "error" : "load");
    }
    jest.advanceTimersByTime(200);
    expect(aheadIn()).toEqual(all);
    expect(document.querySelector("link[href$=json]")).toMatchObject({
      rel: "prefetch",
      as: "fetch",
    });
    expect(scriptsIn()).toEqual([]);
  });

  it("lays out what is far below part by part when the browser has time", () => {
    const awake = () => document.querySelectorAll("[data-awake]").length;
    openPage({ files, now: false }, "<section></section><p></p><aside></aside>");
    jest.advanceTimersByTime(1000);
    expect(awake()).toBe(0);
    load();
    const seen = new Set<number>();
    for (let time = 0; time < 1000; time += 10) {
      jest.advanceTimersByTime(10);
      seen.add(awake());
    }
    expect([...seen]).toEqual([0, 1, 2]);
    expect(document.documentElement.dataset.awake).toBeUndefined();
  });

  it("asks for each file when the browser has time, and for the rest when the scripts run", () => {
    const tasks: (() => void)[] = [];
    const requestIdleCallback = (task: () => void) => tasks.push(task);
    Object.assign(window, { requestIdleCallback });
    openPage({ files, now: false });
    load();
    jest.advanceTimersByTime(1000);
    expect(aheadIn()).toEqual([]);
    const haveTime = () => {
      for (const task of tasks.splice(0)) task();
    };
    haveTime();
    answer("load");
    expect(aheadIn()).toEqual(scripts.slice(0, 1));
    haveTime();
    expect(aheadIn()).toEqual(scripts);
    happen("scroll");
    jest.advanceTimersByTime(100);
    expect(aheadIn()).toEqual([...scripts, ...files]);
    answer("load");
    haveTime();
    expect(aheadIn()).toEqual([...scripts, ...files]);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  it.each(["pointermove", "scroll", "keydown", "focusin", "click"])(
    "runs the scripts in their order at the first %s",
    (sign) => {
      openPage({ files, now: false });
      load();
      jest.advanceTimersByTime(1000);
      happen(sign);
      happen("keydown");
      jest.advanceTimersByTime(100);
      expect(scriptsIn()).toEqual(scripts);
      expect([...document.head.querySelectorAll("script")].some((one) => one.async)).toBe(false);
      expect(aheadIn()).toEqual([...scripts, ...files]);
    },
  );

  it("takes a move of the pointer that is none for no sign", () => {
    openPage({ files, now: false });
    load();
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));
    move(0);
    jest.advanceTimersByTime(100);
    expect(scriptsIn()).toEqual([]);
    move(1);
    jest.advanceTimersByTime(100);
    expect(scriptsIn()).toEqual(scripts);
  });

  it("lays out what is far below at the first sign, before anything else happens", () => {
    openPage({ files, now: false });
    const { dataset } = document.documentElement;
    load();
    jest.advanceTimersByTime(5000);
    expect(dataset).not.toHaveProperty("awake");
    happen("scroll");
    expect(dataset).toHaveProperty("awake");
  });

  it.each(["reload", "back_forward"])("lays it out at once after a %s", (type) => {
    come(type);
    openPage({ files, now: false });
    expect(document.documentElement.dataset).toHaveProperty("awake");
  });

  it("lays it out at once where the address leads to a section", () => {
    window.location.hash = "#contacto";
    openPage({ files, now: false });
    window.location.hash = "";
    expect(document.documentElement.dataset).toHaveProperty("awake");
  });

  it("waits for the page to load, whatever the visitor does", () => {
    openPage({ files, now: false });
    happen("scroll");
    jest.advanceTimersByTime(10_000);
    expect(scriptsIn()).toEqual([]);
    load();
    jest.advanceTimersByTime(100);
    expect(scriptsIn()).toEqual(scripts);
  });

  it("runs them by themselves after 5 seconds of nothing", () => {
    openPage({ files, now: false });
    load();
    jest.advanceTimersByTime(4999);
    expect(scriptsIn()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(scriptsIn()).toEqual(scripts);
  });

  it.each([[{ files, now: true }], [undefined]])("runs them at once on a page with %j", (ahead) => {
    openPage(ahead);
    load();
    jest.advanceTimersByTime(100);
    expect(scriptsIn()).toEqual(scripts);
  });

  it.each([
    ["runs them at once where the address has a filter of the page", "estado", scripts],
    ["waits where it only says where the visitor comes from", "utm_source", []],
  ])("%s", (_, name, expected) => {
    history.replaceState(null, "", `/?${name}=completados`);
    openPage({ files, now: false }, `<fieldset name="estado"></fieldset>`);
    load();
    jest.advanceTimersByTime(100);
    expect(scriptsIn()).toEqual(expected);
    history.replaceState(null, "", "/");
  });

  it("fetches nothing ahead for who saves data", () => {
    Object.defineProperty(navigator, "connection", {
      configurable: true,
      value: { saveData: true },
    });
    openPage({ files, now: false });
    load();
    jest.advanceTimersByTime(4900);
    expect(aheadIn()).toEqual([]);
    Object.defineProperty(navigator, "connection", { configurable: true, value: undefined });
  });

  it("holds what only scripts can answer and presses it, in order, when they can", () => {
    openPage(
      { files, now: false },
      `<button type="button" id="a">A</button><button type="button" id="b"><i id="in-b">B</i></button>
       <button type="button" id="c">C</button>`,
    );
    const pressed: string[] = [];
    for (const id of ["a", "b", "c"]) button(id).onclick = () => pressed.push(id);
    for (const id of ["a", "in-b", "c"]) button(id).click();
    jest.advanceTimersByTime(100);
    expect(pressed).toEqual([]);
    window.dispatchEvent(new Event("hydrated"));
    jest.advanceTimersByTime(100);
    expect(pressed).toEqual(["a", "b", "c"]);
    button("a").click();
    expect(pressed).toEqual(["a", "b", "c", "a"]);
  });

  it("runs the scripts for what is held, though a picture keeps the page from having loaded", () => {
    openPage({ files, now: false }, `<button type="button" id="a">A</button>`);
    button("a").click();
    jest.advanceTimersByTime(100);
    expect(scriptsIn()).toEqual(scripts);
    load();
    jest.advanceTimersByTime(1000);
    expect(scriptsIn()).toEqual(scripts);
    expect(aheadIn()).toEqual([]);
  });

  it("closes what is open above the place that a link leads to", () => {
    openPage({ files, now: false }, `<nav popover><a id="item" href="#c">C</a></nav>`);
    // jsdom opens no popovers.
    const hidePopover = jest.fn();
    Object.assign(document.querySelector("nav") as HTMLElement, { hidePopover });
    const followed = jest.fn((event: Event) => event.preventDefault());
    button("item").onclick = followed;
    button("item").click();
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(scriptsIn()).toEqual([]);
  });

  describe("when a script can't be had", () => {
    const STYLE = "@media (scripting: none) { .without { color: red } }";
    /** How a page without scripts is shown; jsdom knows nothing of the media itself. */
    const mediaOf = () => {
      const rule = document.querySelector("style")?.sheet?.cssRules[0] as CSSMediaRule;
      return rule.media.mediaText;
    };
    const fail = async (failure: Event, target: EventTarget = window) => {
      target.dispatchEvent(failure);
      await jest.advanceTimersByTimeAsync(100);
    };
    const script = () => document.head.querySelector("script") as HTMLElement;

    beforeEach(() => {
      sessionStorage.clear();
      Object.assign(window, { fetch: jest.fn().mockRejectedValue(new TypeError("no net")) });
      const body = `<style>${STYLE}</style><button type="button" id="a">A</button>`;
      openPage({ files, now: true }, body);
      load();
      jest.advanceTimersByTime(100);
    });

    it.each([
      ["is one of the site's", () => fail(new Event("error"), script())],
      [
        "has no data to go on with",
        () =>
          fail(
            Object.assign(new Event("unhandledrejection"), {
              reason: new Error("page resources for / not found. Not rendering React"),
            }),
          ),
      ],
    ])(
      "shows what is for those without, and holds nothing more, where it %s",
      async (_, happens) => {
        const pressed = jest.fn();
        button("a").onclick = pressed;
        button("a").click();
        expect(pressed).not.toHaveBeenCalled();
        await happens();
        expect(mediaOf()).toBe("all");
        button("a").click();
        expect(pressed).toHaveBeenCalledTimes(1);
        expect(fetch).toHaveBeenCalledWith(window.location.href, { method: "HEAD" });
      },
    );

    it("does so too where the page was loaded anew for it already", async () => {
      Object.assign(window, { fetch: jest.fn().mockResolvedValue({ ok: true }) });
      sessionStorage.setItem("reloaded-for-page", "1");
      await fail(new Event("error"), script());
      expect(mediaOf()).toBe("all");
    });

    it("takes no notice of what extensions and pictures fail in", async () => {
      const foreign = Object.assign(document.createElement("script"), {
        src: "https://extension.example/a.js",
      });
      const picture = document.createElement("img");
      document.body.append(foreign, picture);
      await fail(new Event("error"), foreign);
      await fail(new Event("error"), picture);
      const reason = new Error("wallet not found");
      await fail(Object.assign(new Event("unhandledrejection"), { reason }));
      expect(fetch).not.toHaveBeenCalled();
      expect(mediaOf()).toBe("(scripting: none)");
    });
  });

  it("leaves to the browser what it can do itself", () => {
    openPage(
      { files, now: false },
      `<button id="menu" popovertarget="panel">Menú</button><a id="link" href="#x">X</a>
       <form><input required><button id="send">Enviar</button></form>`,
    );
    const pressed: string[] = [];
    for (const id of ["menu", "link", "send"]) {
      button(id).onclick = () => pressed.push(id);
      button(id).click();
    }
    expect(pressed).toEqual(["menu", "link", "send"]);
  });

  it("holds a form that has all it needs", () => {
    openPage({ files, now: false }, `<form><button id="send">Enviar</button></form>`);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    document.querySelector("form")?.addEventListener("submit", submitted);
    button("send").click();
    expect(submitted).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("hydrated"));
    jest.advanceTimersByTime(100);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it("turns the header past 50 pixels until the scripts do", () => {
    openPage({ files, now: false });
    const header = document.querySelector("header");
    const scrollTo = (top: number) => {
      Object.defineProperty(window, "scrollY", { configurable: true, value: top });
      window.dispatchEvent(new Event("scroll"));
      return header?.dataset.solid;
    };
    expect([51, 50, 51].map(scrollTo)).toEqual(["true", "false", "true"]);
    window.dispatchEvent(new Event("hydrated"));
    expect(scrollTo(0)).toBe("true");
  });
});
