import { reloadOnce } from "../../src/utils/reloadOnce";

// Starts Gatsby's scripts, which gatsby-ssr.tsx has put into a template, once they no longer compete
// with the first picture, or when the visitor needs them.

/** When scripts start at the latest, as a picture may never arrive. In milliseconds. */
const LATEST_MS = 3000;

const { content } = document.getElementById("gatsby-scripts") as HTMLTemplateElement;

/** Reads a string that Gatsby assigns to a global in an inline script, which the policy blocks. */
function readGlobal(name: string): string {
  const pattern = new RegExp(`${name}=("(?:[^"\\\\]|\\\\.)*")`);
  return JSON.parse(pattern.exec(content.textContent ?? "")?.[1] ?? '""');
}

const pagePath = readGlobal("pagePath");
const release = readGlobal("___webpackCompilationHash");

/** Repairs the address, at parts of which Gatsby would fail, or take it for another page's. */
function repairAddress(): void {
  const { href, origin, pathname, search, hash } = location;
  // Gatsby decodes paths repeatedly, cuts them, and calls the landing page's data "index".
  const path = pagePath === "/404.html" && pathname.replace(/%(?!20).*|\/index\/?$/, "/-");
  const url =
    origin + (path || pathname) + search + (document.querySelector(":target") ? hash : "");
  if (url !== href) history.replaceState(history.state, "", url);
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  repairAddress();
  const ___chunkMapping = JSON.parse(readGlobal("___chunkMapping"));
  Object.assign(window, { pagePath, ___webpackCompilationHash: release, ___chunkMapping });
  for (const script of content.querySelectorAll("[src]:not([nomodule])")) {
    const src = script.getAttribute("src") ?? "";
    document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
  }
}

/** A release may have removed scripts of a page that comes from a cache. */
function onError({ target }: Event): void {
  // Later, Gatsby itself loads the next page's document if its scripts are missing.
  const isRendered = performance.getEntriesByName("onInitialClientRender").length > 0;
  if (isRendered || !(target instanceof HTMLScriptElement)) return;
  if (target.src.startsWith(location.origin)) reloadOnce(target.src, release);
}

const whenIdle = window.requestIdleCallback ?? setTimeout;
const listener = { capture: true, passive: true };
for (const type of ["pointerdown", "keydown", "input"]) addEventListener(type, start, listener);
addEventListener("load", () =>
  // Two frames later, the first picture has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(start))),
);
setTimeout(start, LATEST_MS);
addEventListener("error", onError, true);
