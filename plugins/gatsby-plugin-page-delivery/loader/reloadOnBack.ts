import { runAfterPaint } from "./startScripts";

/**
 * Loads the page of the address when Back leads, before Gatsby runs, to a page that Gatsby showed
 * in this document before it was loaded anew: the browser changes nothing but the address then.
 */
export function reloadOnBack(): void {
  const { pathname } = location;
  const onPopState = () => {
    // After the browser has gone to the entry's place, which it then keeps.
    if (location.pathname !== pathname) runAfterPaint(() => location.reload());
  };
  addEventListener("popstate", onPopState);
  addEventListener("hydrated", () => removeEventListener("popstate", onPopState), { once: true });
}
