import { readStored, store } from "./storage";

const RELOAD_KEY = "reloaded-for-script";

/**
 * Imports a script. If that fails, most likely because a release has replaced it since the page
 * was opened, the page is reloaded once. A second failure, or one while offline, is thrown.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  reload = () => window.location.reload(),
): Promise<Module> {
  try {
    const module = await load();
    store(RELOAD_KEY, null);
    return module;
  } catch (error) {
    const isFirst = readStored(RELOAD_KEY) === null;
    if (!isFirst || !(await isOnline()) || !store(RELOAD_KEY, "1")) throw error;
    reload();
    return new Promise(() => {});
  }
}

/** Whether the open page can be fetched. */
const isOnline = () =>
  fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
