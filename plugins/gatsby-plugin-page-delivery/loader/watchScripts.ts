import { HYDRATED } from "../../../src/utils/hydrated";
import { reloadOnce } from "../../../src/utils/reloadOnce";

/** How long a pressed button waits for scripts that neither load nor fail. */
const PATIENCE_MS = 8000;

let scriptsExpected = true;
let timer = 0;

/** Whether the scripts may still come. */
export const areScriptsExpected = () => scriptsExpected;

/** Shows that a pressed button waits for the scripts, and ends that after some seconds. */
export function showWaiting(button: HTMLElement): void {
  button.ariaBusy = "true";
  timer ||= window.setTimeout(showWithoutScripts, PATIENCE_MS);
}

function endWaiting(): void {
  clearTimeout(timer);
  for (const button of document.querySelectorAll("button")) button.ariaBusy = null;
}

/** Applies the styles for visitors without scripts, or takes them back. */
function applyNoScriptStyles(from = "(scripting: none)", to = "all"): void {
  for (const { sheet } of document.querySelectorAll("style")) {
    for (const rule of sheet?.cssRules ?? []) {
      const { media } = rule as CSSMediaRule;
      if (media?.mediaText === from) media.mediaText = to;
    }
  }
}

/** Leaves clicks to the browser, and shows what is shown to visitors without scripts. */
function showWithoutScripts(): void {
  scriptsExpected = false;
  endWaiting();
  applyNoScriptStyles();
}

/**
 * Until React has hydrated, reloads the page once where one of its scripts is gone. Where that does
 * not help, the page is shown as one without scripts.
 */
export function watchScripts(): void {
  const onError = async ({ target }: Event) => {
    // Scripts of browser extensions fail here too.
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
  addEventListener(HYDRATED, onHydrated, { once: true });
}
