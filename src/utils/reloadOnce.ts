import { readStored, writeStored } from "./storage";

/**
 * Reloads the page, once for each missing script, which a deploy has probably replaced.
 * @param script the script's URL, if known
 * @returns false if that was done before, the page can't be loaded, or session storage is denied
 */
export async function reloadOnce(script = ""): Promise<boolean> {
  const key = `reloaded for ${script}`;
  const isFirst = readStored(key) === null;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (!isFirst || !answer?.ok || !writeStored(key, "1")) return false;
  // Some hosts let browsers cache a missing script's 404 for a year.
  if (script) await fetch(script, { cache: "reload" }).catch(() => undefined);
  location.reload();
  return true;
}
