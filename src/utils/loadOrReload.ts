const TRIED = "reloaded-for-script";

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
    setReloaded(false);
    return module;
  } catch (error) {
    if (!(await isOnline()) || !setReloaded(true)) throw error;
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

/** Stores that the page was reloaded; false if that was stored before, or storage is blocked. */
function setReloaded(tried: boolean): boolean {
  try {
    const before = sessionStorage.getItem(TRIED);
    if (tried) sessionStorage.setItem(TRIED, "1");
    else sessionStorage.removeItem(TRIED);
    return before === null;
  } catch {
    return false;
  }
}
