const TRIED = "reloaded-for-script";

/**
 * Loads a part of the scripts. Where it can't be had, most likely since a new
 * release has replaced it while this page stood open, the page is loaded anew,
 * once; a second failure is the caller's, and so is one without a net, which
 * would leave nothing of the page.
 * @param load the `import()` of the part
 * @param reload what loads the page anew
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  reload = () => window.location.reload(),
): Promise<Module> {
  try {
    const module = await load();
    remember(false);
    return module;
  } catch (error) {
    if (!(await isThere()) || !remember(true)) throw error;
    reload();
    return new Promise(() => {});
  }
}

/** Whether the page that is open can be had. */
const isThere = () =>
  fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Notes whether the page was loaded anew; false where that was noted already, or can't be. */
function remember(tried: boolean): boolean {
  try {
    const before = sessionStorage.getItem(TRIED);
    if (tried) sessionStorage.setItem(TRIED, "1");
    else sessionStorage.removeItem(TRIED);
    return before === null;
  } catch {
    return false;
  }
}
