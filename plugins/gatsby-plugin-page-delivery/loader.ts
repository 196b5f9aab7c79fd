/** What a page says to its loader. */
export interface Ahead {
  /** What its scripts will ask for, besides themselves. */
  files: string[];
  /** Whether it says something only with its scripts, and so needs them at once. */
  now: boolean;
}

/**
 * Runs in the browser, out of every page: its source is what is delivered, so
 * it can use nothing from outside itself. When the page has loaded and the browser
 * has time, lays out what is far below and fetches the scripts, and runs them at the
 * visitor's first sign of life, or after a while. What is pressed meanwhile and only
 * scripts can answer is held, and done when they can: gatsby-browser says so with
 * `hydrated`. Where they can't be had the page is loaded anew, once, and then read as
 * one without scripts. The scripts' addresses, in the order in which they must run, stand
 * in its tag (`data-run`), and so do the selectors of what is far below (`data-rest`).
 */
export function loader(): void {
  // A module has no `currentScript`.
  const { run = "", rest = "" } = document.querySelector<HTMLElement>("[data-run]")?.dataset ?? {};
  const scripts = run.split(" ");
  const REST_MS = 500;
  const WHILE_MS = 5000;
  const THRESHOLD = 50;
  const TRIED = "reloaded-for-page";
  const signs = ["pointermove", "scroll", "keydown", "focusin", "click"];
  const capture = { capture: true, passive: true };
  const clear = document.querySelector<HTMLElement>("header[data-solid=false]");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const held: HTMLElement[] = [];
  let ahead: Ahead = { files: [], now: true };
  let toFetch: string[] = [];
  let asleep: HTMLElement[] = [];
  let wanted = false;
  let started = false;
  let without = false;

  const idly = (task: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 200);
  /** Once the browser has shown its own answer to what has happened. */
  const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

  /** One file at a time: together they would keep a phone from answering. */
  const fetchAhead = () => {
    const href = toFetch.shift();
    if (!href) return;
    const link = Object.assign(document.createElement("link"), { rel: "prefetch", href });
    if (href.endsWith(".js")) link.as = "script";
    else Object.assign(link, { as: "fetch", crossOrigin: "anonymous" });
    link.onload = link.onerror = () => idly(fetchAhead);
    document.head.append(link);
  };
  const start = () => {
    if (started) return;
    started = true;
    while (toFetch.length > 0) fetchAhead();
    for (const src of scripts) {
      document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
    }
  };
  /** Lays out what is far below (src/styles/global.ts). */
  const wake = () => {
    document.documentElement.dataset.awake = "";
  };
  /** The same for somebody who only looks, a part at a time: together they make a long task. */
  const layOut = () => {
    const part = asleep.shift();
    if (!part) return;
    part.dataset.awake = "";
    idly(layOut);
  };
  const want = (sign: Event) => {
    // Browsers make up a move that is none where the page has come under the pointer.
    const { movementX, movementY } = sign as PointerEvent;
    if (movementX === 0 && movementY === 0 && sign.type === "pointermove") return;
    wanted = true;
    wake();
    for (const sign of signs) removeEventListener(sign, want, capture);
    if (document.readyState === "complete") afterPaint(start);
  };
  /** Which entries an address with filters is about only scripts know. */
  const isFiltered = () =>
    [...new URLSearchParams(location.search).keys()].some(
      (name) => document.getElementsByName(name).length > 0,
    );
  const loaded = () => {
    asleep = [...document.querySelectorAll<HTMLElement>(rest)];
    afterPaint(() => idly(layOut));
    if (started) return;
    const block = document.getElementById("ahead")?.textContent;
    if (block) ahead = JSON.parse(block);
    toFetch = [...scripts, ...ahead.files];
    if (wanted || ahead.now || isFiltered()) return afterPaint(start);
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // The first picture may be in and still to be painted.
    if (!connection?.saveData) setTimeout(() => idly(fetchAhead), REST_MS);
    setTimeout(() => idly(start), WHILE_MS);
  };

  const hold = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>("button, a[href]");
    if (!pressed || pressed.hasAttribute("popovertarget")) return;
    if (pressed.matches("a")) {
      // It leads where it says, but what is open above that has to close.
      pressed.closest<HTMLElement>("[popover]")?.hidePopover();
      return;
    }
    if (without) return;
    // The browser says by itself what is missing in a form.
    const { form } = pressed as HTMLButtonElement;
    if (form && (pressed as HTMLButtonElement).type === "submit" && !form.checkValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(pressed);
    // One picture on a weak line may keep the page from ever having loaded.
    afterPaint(start);
  };
  const solidify = () => {
    if (clear) clear.dataset.solid = String(scrollY > THRESHOLD);
  };
  /** What is for visitors without scripts is for this one, too. */
  const doWithout = () => {
    without = true;
    for (const { sheet } of document.querySelectorAll("style")) {
      for (const rule of sheet?.cssRules ?? []) {
        const { media } = rule as CSSMediaRule;
        if (media?.mediaText === "(scripting: none)") media.mediaText = "all";
      }
    }
  };
  /** Whether the page was loaded anew before; so it is where that can't be noted. */
  const isTried = () => {
    try {
      const before = sessionStorage.getItem(TRIED);
      sessionStorage.setItem(TRIED, "1");
      return before !== null;
    } catch {
      return true;
    }
  };
  /** A script is gone, most likely with its release, or Gatsby has no data to go on with. */
  const renew = async (event: Event) => {
    const { target } = event;
    const script = target instanceof HTMLScriptElement ? target.src : "";
    const reason = String((event as PromiseRejectionEvent).reason?.message);
    // What an extension of the browser does here is no concern of the page.
    if (!script.startsWith(location.origin) && !reason.startsWith("page resources")) return;
    deafen();
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
    if (!answer?.ok || isTried()) return doWithout();
    // Some hosts let browsers keep for a year that a script was not there.
    if (script) await fetch(script, { cache: "reload" }).catch(() => undefined);
    // The browser may be on its way to a section still, and would come back to where it was.
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
    location.reload();
  };
  const deafen = () => {
    removeEventListener("error", renew, true);
    removeEventListener("unhandledrejection", renew);
  };
  const hydrated = () => {
    deafen();
    try {
      sessionStorage.removeItem(TRIED);
    } catch {
      // Nothing was noted.
    }
    removeEventListener("click", hold, true);
    removeEventListener("scroll", solidify);
    // Each in a task of its own, as they were pressed: the next one builds on what it did.
    for (const pressed of held) setTimeout(() => pressed.click());
  };

  // The browser goes to a section, or back to where the visitor was, by itself.
  if (location.hash || visit?.type !== "navigate") wake();
  for (const sign of signs) addEventListener(sign, want, capture);
  addEventListener("click", hold, true);
  addEventListener("scroll", solidify, { passive: true });
  addEventListener("error", renew, true);
  addEventListener("unhandledrejection", renew);
  addEventListener("hydrated", hydrated, { once: true });
  if (document.readyState === "complete") loaded();
  else addEventListener("load", () => setTimeout(loaded), { once: true });
}
