/** Part of an address without what can't be read: Gatsby decodes it unguarded. */
function dropUnreadable(part: string): string {
  try {
    return decodeURIComponent(part) && part;
  } catch {
    return part.replace(/(%[\da-f]{0,2})+/gi, "-");
  }
}

function mend(): void {
  const { pathname, search, hash } = location;
  const url = dropUnreadable(pathname) + search + dropUnreadable(hash);
  if (url !== pathname + search + hash) history.replaceState(history.state, "", url);
}

/** Mends an address that strangers wrote, before Gatsby starts or hears of it. */
export function mendAddress(): void {
  mend();
  addEventListener("popstate", mend, true);
}
