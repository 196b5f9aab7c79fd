import { HYDRATED } from "../../../src/utils/hydrated";
import { runAfterPaint } from "./startScripts";

/** Part of an address without what can't be read, or is not wanted: Gatsby decodes it unguarded. */
function dropUnreadable(part: string, unwanted = /^$/): string {
  try {
    if (!unwanted.test(decodeURIComponent(part))) return part;
  } catch {}
  return part.replace(/(%[\da-f]{0,2})+/gi, "-");
}

function repair(): void {
  const { origin, pathname, search, hash } = location;
  // A path is decoded more than once, and must not end or begin anew then.
  const path = dropUnreadable(pathname, /[%?#\s]|\/[/.]/);
  const url = origin + path + search + dropUnreadable(hash);
  if (url !== origin + pathname + search + hash) history.replaceState(history.state, "", url);
}

/**
 * Mends a malformed address before Gatsby starts or hears of it, and drops a hash that leads to
 * nothing on the page, as "#_=_": of such addresses Gatsby forgets where Back leads.
 */
export function repairAddress(): void {
  repair();
  const { hash, pathname, search } = location;
  if (hash && !document.getElementById(decodeURIComponent(hash.slice(1)))) {
    history.replaceState(history.state, "", location.origin + pathname + search);
  }
  addEventListener("popstate", repair, true);
}

/**
 * Keeps Back right in a page that was loaded anew, until Gatsby runs. The entry of an open gallery
 * is left, since the gallery is not open any more. Where Back leads to a page that Gatsby showed in
 * this document before, the browser changes nothing but the address, so that page is loaded.
 */
export function repairHistory(): void {
  if (history.state?.open) history.back();
  const { pathname } = location;
  const onPopState = () => {
    // After the browser has scrolled to the entry's place, which it keeps over the reload.
    if (location.pathname !== pathname) runAfterPaint(() => location.reload());
  };
  addEventListener("popstate", onPopState);
  addEventListener(HYDRATED, () => removeEventListener("popstate", onPopState), { once: true });
}
