import { type GatsbyBrowser, withPrefix } from "gatsby";
import { DevelopBoundary } from "./src/components/layout/DevelopBoundary";
import { Layout } from "./src/components/layout/Layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <Layout isLanding={props.location.pathname === withPrefix("/")}>{element}</Layout>;
  if (process.env.NODE_ENV !== "development") return page;
  return <DevelopBoundary reload={() => window.location.reload()}>{page}</DevelopBoundary>;
};

/** A page is fetched when the pointer, a finger or the focus comes to a link to it, not all that are in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** What Gatsby does by itself for the mouse only. */
function fetchPage({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  // Other files, the dossiers, have names that end otherwise.
  if (link?.pathname.endsWith("/")) window.___loader.hovering(link.pathname);
}

/** On Back the browser would scroll smoothly to where the visitor was; Gatsby keeps places itself. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.history.scrollRestoration = "manual";
  for (const sign of ["touchstart", "focusin"]) {
    document.addEventListener(sign, fetchPage, { passive: true });
  }
  if (process.env.NODE_ENV === "development") {
    // There is no loader to do it.
    document.documentElement.dataset.awake = "";
  }
};

/** Tells the page's loader (src/delivery/loader.ts) that what it holds can be done. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("hydrated"));
};

/**
 * Every path change goes to the top, at once, also on Back; an address with a
 * hash goes to its section. A reload and a change within the page are Gatsby's.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
}) => {
  const before = prevRouterProps?.location.pathname;
  if (location.hash || before === undefined || before === location.pathname) return true;
  window.scrollTo({ top: 0, behavior: "instant" });
  return false;
};
