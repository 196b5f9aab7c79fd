import { reloadOnce } from "../../../src/utils/reloadOnce";
import { stopQueueingClicks } from "./replayClicks";

/** So long a visitor who pressed something waits for scripts that neither come nor fail. */
const PATIENCE_MS = 8000;

/** Applies the styles for visitors without scripts, or takes them back. */
function applyNoScriptStyles(from = "(scripting: none)", to = "all"): void {
  for (const { sheet } of document.querySelectorAll("style")) {
    for (const rule of sheet?.cssRules ?? []) {
      const { media } = rule as CSSMediaRule;
      if (media?.mediaText === from) media.mediaText = to;
    }
  }
}

function showWithoutScripts(): void {
  stopQueueingClicks();
  applyNoScriptStyles();
}

let timer = 0;

/** Shows the page as one without scripts if they have not come after some seconds. */
export function limitWaiting(): void {
  timer ||= window.setTimeout(showWithoutScripts, PATIENCE_MS);
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
    clearTimeout(timer);
    applyNoScriptStyles("all", "(scripting: none)");
  };
  addEventListener("error", onError, true);
  addEventListener("hydrated", onHydrated, { once: true });
}
