import { HYDRATED_EVENT } from "../../../src/utils/hydrated";
import { runAfterPaint } from "./startScripts";

/** Replaces unwanted or undecodable escapes in part of an address: Gatsby decodes it unguarded. */
function dropUnreadable(part: string, unwanted = /^$/): string {
  try {
    if (!unwanted.test(decodeURIComponent(part))) return part;
  } catch {}
  return part.replace(/(%[\da-f]{0,2})+/gi, "-");
}

function repair(): void {
  const { origin, pathname, search, hash } = location;
  // A path is decoded more than once, and must not gain a query, fragment or host by that.
  const path = dropUnreadable(pathname, /[%?#\s]|\/[/.]/);
  const url = origin + path + search + dropUnreadable(hash);
  if (url !== origin + pathname + search + hash) history.replaceState(history.state, "", url);
}

/**
 * Repairs a malformed address before Gatsby starts or is told about it, and drops a fragment that
 * matches nothing on the page, such as "#_=_", which makes Gatsby lose track of where Back leads.
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
 * Keeps Back working on a reloaded page until Gatsby runs. Leaves the entry of an open gallery,
 * because the gallery is no longer open. Where Back leads to a page that Gatsby rendered in this
 * document earlier, the browser changes nothing but the address, so that page is loaded.
 */
export function repairHistory(): void {
  if (history.state?.open) history.back();
  const { pathname } = location;
  const onPopState = () => {
    // Only after the browser has restored the entry's scroll position, which a reload keeps.
    if (location.pathname !== pathname) runAfterPaint(() => location.reload());
  };
  addEventListener("popstate", onPopState);
  addEventListener(HYDRATED_EVENT, () => removeEventListener("popstate", onPopState), {
    once: true,
  });
}
