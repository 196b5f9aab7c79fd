import { type GatsbyBrowser, withPrefix } from "gatsby";
import { DevelopBoundary } from "./src/components/layout/DevelopBoundary";
import { Layout } from "./src/components/layout/Layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = <Layout isLanding={props.location.pathname === withPrefix("/")}>{element}</Layout>;
  if (process.env.NODE_ENV !== "development") return page;
  return <DevelopBoundary reload={() => window.location.reload()}>{page}</DevelopBoundary>;
};

/** Pages are fetched when a pointer, a finger or the focus comes to their link, not all in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Fetches a page for touch and focus; Gatsby does so for the mouse. */
function prefetchPage({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  // Dossiers are files, not pages.
  if (link?.pathname.endsWith("/")) window.___loader.hovering(link.pathname);
}

/** Gatsby restores scroll positions itself; the browser would scroll there smoothly. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.history.scrollRestoration = "manual";
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(type, prefetchPage, { passive: true });
  }
};

/** Tells the loader (plugins/gatsby-plugin-page-delivery/loader) that React has taken over. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("hydrated"));
};

/**
 * Every path change goes to the top, at once, also on Back; an address with a hash goes to its
 * section. Gatsby deals with reloads and changes within the page.
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
