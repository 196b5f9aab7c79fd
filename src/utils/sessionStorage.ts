/*
 * Session storage: kept for the visit, in this tab only. If the browser denies it, nothing is kept.
 */

/** Reads the stored text, if any. */
export function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if null; returns whether that succeeded. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
