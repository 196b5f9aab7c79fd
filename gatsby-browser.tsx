import { type GatsbyBrowser, withPrefix } from "gatsby";
import { DevelopBoundary } from "./src/components/layout/DevelopBoundary";
import { Layout } from "./src/components/layout/Layout";
import { type PositionState, saveReturnAddress } from "./src/utils/backLink";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <Layout isLanding={props.location.pathname === withPrefix("/")}>{element}</Layout>;
  if (process.env.NODE_ENV !== "development") return page;
  return <DevelopBoundary reload={() => window.location.reload()}>{page}</DevelopBoundary>;
};

/** Loads the page of a link in view once its files have come, so that a press shows it at once. */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({
  pathname,
  loadPage,
}) => {
  // While developing, a page's queries run when it is loaded.
  if (process.env.NODE_ENV === "development") return;
  (loadPage as (path: string) => Promise<unknown>)(pathname);
};

/**
 * Between pages of one document, the browser would restore a place before the other page is there.
 * When the page is left, the loader (restoreScroll.ts) gives the task back to the browser.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const update = () => {
    if (!document.hidden) window.history.scrollRestoration = "manual";
  };
  update();
  window.addEventListener("pageshow", update);
  document.addEventListener("visibilitychange", update);
  window.addEventListener("click", saveReturnAddress, true);
};

/** Tells the loader (plugins/gatsby-plugin-page-delivery/loader) that React has taken over. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("hydrated"));
};

/** Gatsby would go to a place of an earlier visit when the scripts start. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** The id in a hash, in which browsers encode accents; one that can't be decoded is of no element. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Back leads to the place where a link was followed; otherwise an address with a hash leads to its
 * section and every path change to the top, at once.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  const isSamePage = location.pathname === prevLocation.pathname;
  const { top } = (window.history.state ?? {}) as PositionState;
  const section = document.getElementById(decodeHash(location.hash));
  const behavior = isSamePage && top === undefined ? "auto" : "instant";
  if (section && top === undefined) section.scrollIntoView({ behavior });
  else window.scrollTo({ top: top ?? 0, behavior });
};
