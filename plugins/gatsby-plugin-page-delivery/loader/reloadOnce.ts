import { stopHoldingPresses } from "./replayPresses";

const STORAGE_KEY = "reloaded-for-page";

/** Notes the reload for this session; false where it was noted before or can't be noted. */
function markReloaded(): boolean {
  try {
    const isFirst = sessionStorage.getItem(STORAGE_KEY) === null;
    sessionStorage.setItem(STORAGE_KEY, "1");
    return isFirst;
  } catch {
    return false;
  }
}

function clearReloaded(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was noted.
  }
}

/** Applies the styles for visitors without scripts, so that nothing waits for scripts any more. */
function applyNoScriptStyles(): void {
  stopHoldingPresses();
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
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
    if (!answer?.ok || !markReloaded()) {
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
      clearReloaded();
    },
    { once: true },
  );
}
