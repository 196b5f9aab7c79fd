import { findAgain, getPlace } from "./place";
import { runAfterPaint, startScripts } from "./startScripts";
import { limitWaiting } from "./watchScripts";

const pendingClicks: { target: HTMLElement; place: string }[] = [];
let isQueueing = true;

/** Whether the browser can answer a click without scripts. */
function isNative(target: HTMLElement): boolean {
  if (target.matches("a, [popovertarget]")) return true;
  const { form, type } = target as HTMLButtonElement;
  // The browser itself says what is missing in a form.
  return type === "submit" && Boolean(form?.matches(":invalid"));
}

function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // Browser extensions send clicks on other nodes.
  if (!(event.target instanceof Element)) return;
  const target = event.target.closest<HTMLElement>("button, a[href]");
  if (!target) return;
  // A link in the open menu leads to a section that the menu would cover.
  if (target.matches("a")) target.closest<HTMLElement>("[popover]")?.hidePopover();
  // A link to a form leads there natively; only scripts can fill it in.
  const opensForm = target.dataset.form !== undefined;
  if (!isQueueing || (isNative(target) && !opensForm)) return;
  if (!opensForm) {
    event.preventDefault();
    event.stopImmediatePropagation();
    target.ariaBusy = "true";
    limitWaiting();
  }
  pendingClicks.push({ target, place: getPlace(target) });
  // A picture on a slow connection may keep the page from ever having loaded.
  runAfterPaint(startScripts);
}

function endWaiting(): void {
  for (const { target } of pendingClicks) target.ariaBusy = null;
}

/** Leaves clicks to the browser, where scripts will not come. */
export function stopQueueingClicks(): void {
  isQueueing = false;
  endWaiting();
}

/** Queues clicks that only scripts can answer, and repeats them in order once React has hydrated. */
export function replayClicks(): void {
  addEventListener("click", onClick, true);
  const repeat = () => {
    removeEventListener("click", onClick, true);
    endWaiting();
    for (const { target, place } of isQueueing ? pendingClicks : []) {
      // Each in a task of its own: the next one builds on what React rendered for it.
      setTimeout(() => {
        target.click();
        // React renders a page anew that something has changed, and the press is lost with it.
        if (!target.isConnected) findAgain(place)?.click();
      });
    }
  };
  addEventListener("hydrated", repeat, { once: true });
}
