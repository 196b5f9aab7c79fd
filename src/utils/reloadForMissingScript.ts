import { readStored, writeStored } from "./sessionStorage";

/**
 * Reloads the page because of a missing script, which a release has probably replaced.
 * @param script the script's URL, if known
 * @param occasion what the page is reloaded for only once; by default the script
 * @returns false if that was done before, the page can't be loaded, or session storage is denied
 */
export async function reloadForMissingScript(script = "", occasion = script): Promise<boolean> {
  const key = `reloaded for ${occasion}`;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  // Read after the answer, as several scripts may fail together.
  if (readStored(key) !== null || !answer?.ok || !writeStored(key, "1")) return false;
  // Some hosts let browsers cache a missing script's 404 for a year.
  if (script) await fetch(script, { cache: "reload" }).catch(() => undefined);
  location.reload();
  return true;
}
