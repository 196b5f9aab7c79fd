import { runAfterPaint } from "./startScripts";

/**
 * Keeps Back right in a page that was loaded anew, until Gatsby runs. The entry of an open gallery
 * is left, since the gallery is not open any more. Where Back leads to a page that Gatsby showed in
 * this document before, the browser changes nothing but the address, so that page is loaded.
 */
export function mendHistory(): void {
  if (history.state?.open) history.back();
  const { pathname } = location;
  const onPopState = () => {
    // After the browser has gone to the entry's place, which it then keeps.
    if (location.pathname !== pathname) runAfterPaint(() => location.reload());
  };
  addEventListener("popstate", onPopState);
  addEventListener("hydrated", () => removeEventListener("popstate", onPopState), { once: true });
}
