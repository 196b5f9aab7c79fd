import { type GatsbyBrowser, withPrefix } from "gatsby";
import { Layout } from "./src/components/layout/Layout";
import { watchContentIssues } from "./src/develop/contentIssues";
import { DevelopBoundary } from "./src/develop/DevelopBoundary";
import { saveOrigin } from "./src/utils/backLink";
import { HYDRATED } from "./src/utils/hydrated";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <Layout isLanding={props.location.pathname === withPrefix("/")}>{element}</Layout>;
  if (process.env.NODE_ENV !== "development") return page;
  return <DevelopBoundary reload={() => window.location.reload()}>{page}</DevelopBoundary>;
};

/** Gatsby itself would only fetch the files of a page whose link is in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Loads the page of a link in view, so that a press shows it at once. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname, loadPage }) => {
  // While developing, a page's queries run when it is loaded.
  if (process.env.NODE_ENV === "development") return;
  (loadPage as (path: string) => Promise<unknown>)(pathname);
};

/** The path of the page that is shown. */
let shownPath = "";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") watchContentIssues();
  shownPath = window.location.pathname;
  // On Back, Firefox scrolls before the other page is rendered: Gatsby would save that for this one.
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, true);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // For the loader (plugins/gatsby-plugin-page-delivery/loader).
  window.dispatchEvent(new Event(HYDRATED));
  // Gatsby saves how far the page is scrolled on this event, which may have come before it ran.
  window.dispatchEvent(new Event("scroll"));
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) saveOrigin(prevLocation);
};

/** The section that an address leads to, if the page has it. */
const findSection = ({ hash }: { hash: string }) =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Back leads to where the page was; otherwise an address leads to its section, or to the top. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser itself has placed the first page.
  if (!prevRouterProps) return false;
  const [, saved] = getSavedScrollPosition(location);
  const isSamePage = location.pathname === prevRouterProps.location.pathname;
  // The browser made this entry (the first one, one of a press before the scripts ran, or of a
  // plain link) and places it: Gatsby keeps one place for all such entries of a page.
  if (isSamePage && !window.history.state?.key) return false;
  const behavior = isSamePage ? "auto" : "instant";
  if (saved) window.scrollTo({ top: saved, behavior: "instant" });
  else if (location.hash) findSection(location)?.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
  return false;
};

/** Gatsby does not call shouldUpdateScroll where no element has the address's hash as its id. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownPath = window.location.pathname;
  if (!prevLocation || !location.hash || findSection(location)) return;
  // With the hash, Back to here would lead there again, and not to where the visitor was.
  window.history.replaceState(window.history.state, "", location.pathname + location.search);
  // A card that filters hide, or that is further down a long list: "#proyecto-2".
  const [start] = /^#[a-z]+-/.exec(location.hash) ?? [];
  const other = start && document.querySelector(`:is(article, li)[id^="${start.slice(1)}"]`);
  if (other) other.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top: 0, behavior: "instant" });
};
