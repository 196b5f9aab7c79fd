/*
 * What is kept for the visit, in this tab alone. Browsers may deny all storage; then nothing is.
 */

/** Reads what is kept under a key, if anything. */
export function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null removes it; whether that was possible. */
export function store(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
