import { type GatsbyBrowser, withPrefix } from "gatsby";
import { Layout } from "./src/components/layout/Layout";
import { watchContentIssues } from "./src/develop/contentIssuesOverlay";
import { DevelopErrorBoundary } from "./src/develop/DevelopErrorBoundary";

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
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Drops a malformed fragment from the address, because Gatsby decodes it unguarded. */
function dropMalformedFragment(): void {
  const { origin, pathname, search, hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", origin + pathname + search);
  }
}

/** The path of the page that is currently rendered. */
let shownPath = "";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") watchContentIssues();
  // Before Gatsby reads it; that of the first page was repaired before its scripts started.
  window.addEventListener("popstate", dropMalformedFragment, true);
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
  if (!prevLocation || !location.hash || findTarget(location)) return;
  // With the fragment, Back would lead there again instead of to where the visitor was.
  window.history.replaceState(window.history.state, "", location.pathname + location.search);
  window.scrollTo({ top: 0, behavior: "instant" });
};
