import { type GatsbyBrowser, withPrefix } from "gatsby";
import { Layout } from "./src/components/layout/Layout";
import { LOADING_ID } from "./src/components/layout/LoadingBar";
import { watchContentIssues } from "./src/develop/contentIssuesOverlay";
import { DevelopErrorBoundary } from "./src/develop/DevelopErrorBoundary";
import { decodePart, repairFragment } from "./src/utils/repairUrlFragment";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <Layout isLanding={props.location.pathname === withPrefix("/")}>{element}</Layout>;
  if (process.env.NODE_ENV !== "development") return page;
  return (
    <DevelopErrorBoundary reload={() => window.location.reload()}>{page}</DevelopErrorBoundary>
  );
};

/** Gatsby would only prefetch the files of a visible link's page: see onPrefetchPathname. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Loads the page of a visible link, so that a press shows it at once. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname, loadPage }) => {
  // In development, loading a page runs its queries.
  if (process.env.NODE_ENV === "development") return;
  (loadPage as (path: string) => Promise<unknown>)(pathname);
};

/** The element that the fragment of an address refers to, if the page has it. */
const findTarget = ({ hash }: { hash: string }) =>
  document.getElementById(decodePart(hash.slice(1)) ?? "");

/** The path of the page that is currently rendered. */
let shownPath = "";

/** Until the page to which Back leads counts as delayed, as long as Gatsby waits for a link's. */
const DELAY_MS = 1000;
let delay: ReturnType<typeof setTimeout> | undefined;

/** Shows that the next page is on its way, or no longer. */
function setLoading(isLoading: boolean): void {
  clearTimeout(delay);
  const bar = document.getElementById(LOADING_ID);
  if (bar) bar.textContent = isLoading ? "Cargando la página…" : "";
}

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => setLoading(true);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") watchContentIssues();
  const onPopState = () => {
    // Gatsby decodes it unguarded; that of the first page was repaired before its scripts started.
    if (decodePart(window.location.hash) === undefined) repairFragment();
    setLoading(false);
    if (window.location.pathname !== shownPath) delay = setTimeout(setLoading, DELAY_MS, true);
  };
  window.addEventListener("popstate", onPopState, true);
  // The page may be left for another document, and come back from the browser's cache.
  window.addEventListener("pagehide", () => setLoading(false));
  shownPath = window.location.pathname;
  // On Back, Firefox scrolls before the other page is rendered; Gatsby would save it for this one.
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, true);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Gatsby saves the scroll position on this event, which may have come before Gatsby ran.
  window.dispatchEvent(new Event("scroll"));
  // Set if something failed (plugins/gatsby-plugin-page-delivery/scriptLoader.ts), perhaps of an extension.
  delete document.documentElement.dataset.scripts;
};

/** Back restores the scroll position; otherwise an address leads to its section or the top. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser itself has positioned the first page.
  if (!prevRouterProps) return false;
  const [, saved] = getSavedScrollPosition(location);
  const isSamePage = location.pathname === prevRouterProps.location.pathname;
  // The browser created this entry (the first one, or that of a plain link) and restores it:
  // Gatsby keeps a single position for all such entries of a page.
  if (isSamePage && !window.history.state?.key) return false;
  const behavior = isSamePage ? "auto" : "instant";
  if (saved) window.scrollTo({ top: saved, behavior: "instant" });
  else if (location.hash) findTarget(location)?.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
  return false;
};

/** Gatsby does not call shouldUpdateScroll if no element's id matches the address's fragment. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownPath = window.location.pathname;
  setLoading(false);
  if (!prevLocation || !location.hash || findTarget(location)) return;
  if (!repairFragment()) window.scrollTo({ top: 0, behavior: "instant" });
};
