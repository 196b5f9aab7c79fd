import { readStored, store } from "../../../src/utils/storage";
import { stopQueueingClicks } from "./replayClicks";

const RELOAD_KEY = "reloaded-for-page";

/** Applies the styles for visitors without scripts, so that nothing waits for scripts any more. */
function applyNoScriptStyles(): void {
  stopQueueingClicks();
  for (const { sheet } of document.querySelectorAll("style")) {
    for (const rule of sheet?.cssRules ?? []) {
      const { media } = rule as CSSMediaRule;
      if (media?.mediaText === "(scripting: none)") media.mediaText = "all";
    }
  }
}

/**
 * Reloads the page, once a session, when one of its scripts is gone or Gatsby finds no data:
 * a new release has probably replaced them. Where that does not help, the page is shown as one
 * without scripts.
 */
export function reloadOnce(): void {
  const onFailure = async (event: Event) => {
    const { target } = event;
    const script = target instanceof HTMLScriptElement ? target.src : "";
    const reason = String((event as PromiseRejectionEvent).reason?.message);
    // Scripts of browser extensions fail here too.
    if (!script.startsWith(location.origin) && !reason.startsWith("page resources")) return;
    stopListening();
    const isFirst = readStored(RELOAD_KEY) === null;
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
    if (!isFirst || !answer?.ok || !store(RELOAD_KEY, "1")) {
      applyNoScriptStyles();
      return;
    }
    // Some hosts let browsers keep a missing script's 404 for a year.
    if (script) await fetch(script, { cache: "reload" }).catch(() => undefined);
    location.reload();
  };
  const stopListening = () => {
    removeEventListener("error", onFailure, true);
    removeEventListener("unhandledrejection", onFailure);
  };
  addEventListener("error", onFailure, true);
  addEventListener("unhandledrejection", onFailure);
  addEventListener(
    "hydrated",
    () => {
      stopListening();
      store(RELOAD_KEY, null);
    },
    { once: true },
  );
}
