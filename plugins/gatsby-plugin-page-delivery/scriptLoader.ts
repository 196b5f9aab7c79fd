import { reloadForMissingScript } from "../../src/utils/reloadForMissingScript";
import { decodePart, repairFragment } from "../../src/utils/repairUrlFragment";

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

/**
 * Whether Gatsby would fail at the address of an unknown page, or take it for another's: it decodes
 * paths repeatedly, cuts them, and calls the landing page's data "index".
 */
const isMisread =
  pagePath === "/404.html" &&
  (decodePart(location.pathname) === undefined || /%[0-7]|\/index\/?$/.test(location.pathname));

/** Shows the page as in a browser without scripts (withoutScripts in src/styles/mediaQueries.ts). */
function showWithoutScripts(): void {
  document.documentElement.dataset.scripts = "failed";
}

let started = isMisread;
function start(): void {
  if (started) return;
  started = true;
  const ___chunkMapping = JSON.parse(readGlobal("___chunkMapping"));
  Object.assign(window, { pagePath, ___webpackCompilationHash: release, ___chunkMapping });
  for (const script of content.querySelectorAll("[src]:not([nomodule])")) {
    const src = script.getAttribute("src") ?? "";
    document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
  }
}

/** Called for what fails: a script, or what a script throws when the page's data are missing. */
function onFailure({ target }: Event): void {
  // Later, Gatsby itself loads the next page's document if its scripts or data are missing.
  if (performance.getEntriesByName("onInitialClientRender").length > 0) return;
  if (target === window) showWithoutScripts();
  if (!(target instanceof HTMLScriptElement && target.src.startsWith(location.origin))) return;
  showWithoutScripts();
  // A release may have removed scripts of a page that comes from a cache.
  reloadForMissingScript(target.src, release);
}

if (location.hash) repairFragment();
if (isMisread) showWithoutScripts();

const whenIdle = window.requestIdleCallback ?? setTimeout;
const listener = { capture: true, passive: true };
for (const type of ["pointerdown", "keydown", "input"]) addEventListener(type, start, listener);
addEventListener("load", () =>
  // Two frames later, the first picture has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(start))),
);
setTimeout(start, LATEST_MS);
addEventListener("error", onFailure, true);
addEventListener("unhandledrejection", onFailure);
