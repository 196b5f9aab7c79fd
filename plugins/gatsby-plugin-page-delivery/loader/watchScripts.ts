import { HYDRATED_EVENT } from "../../../src/utils/hydrated";
import { reloadOnce } from "../../../src/utils/reloadOnce";

/** How long a pressed button waits for scripts that neither load nor fail, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 8000;

let scriptsExpected = true;
let timer = 0;

/** Whether the scripts may still arrive. */
export const areScriptsExpected = () => scriptsExpected;

/** Marks a pressed button as waiting for the scripts, for a limited time. */
export function showWaiting(button: HTMLElement): void {
  button.ariaBusy = "true";
  timer ||= window.setTimeout(showWithoutScripts, SCRIPT_TIMEOUT_MS);
}

function endWaiting(): void {
  clearTimeout(timer);
  for (const button of document.querySelectorAll("button")) button.ariaBusy = null;
}

/** Applies the styles for visitors without scripts, or reverts them. */
function applyNoScriptStyles(from = "(scripting: none)", to = "all"): void {
  for (const { sheet } of document.querySelectorAll("style")) {
    for (const rule of sheet?.cssRules ?? []) {
      const { media } = rule as CSSMediaRule;
      if (media?.mediaText === from) media.mediaText = to;
    }
  }
}

/** Leaves clicks to the browser, and shows the page as to visitors without scripts. */
function showWithoutScripts(): void {
  scriptsExpected = false;
  endWaiting();
  applyNoScriptStyles();
}

/**
 * Until React has hydrated, reloads the page once if one of its scripts is missing. If that does
 * not help, the page is shown as to visitors without scripts.
 */
export function watchScripts(): void {
  const onError = async ({ target }: Event) => {
    // Scripts of browser extensions can fail here too.
    if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
    removeEventListener("error", onError, true);
    if (!(await reloadOnce(target.src))) showWithoutScripts();
  };
  const onHydrated = () => {
    removeEventListener("error", onError, true);
    endWaiting();
    applyNoScriptStyles("all", "(scripting: none)");
  };
  addEventListener("error", onError, true);
  addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
}
