import { readStored, store } from "./storage";

/**
 * Loads the page anew, once for each script that is gone: a release has probably replaced it.
 * @param script the address of the script, if it is known
 * @returns false where that was done already, the page can't be loaded, or nothing can be stored
 */
export async function reloadOnce(script = ""): Promise<boolean> {
  const key = `reloaded for ${script}`;
  const isFirst = readStored(key) === null;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (!isFirst || !answer?.ok || !store(key, "1")) return false;
  // Some hosts let browsers keep a missing script's 404 for a year.
  if (script) await fetch(script, { cache: "reload" }).catch(() => undefined);
  location.reload();
  return true;
}
