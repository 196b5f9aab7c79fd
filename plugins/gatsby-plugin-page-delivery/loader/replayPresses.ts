import { runAfterPaint, startScripts } from "./startScripts";

const held: HTMLElement[] = [];
let holding = true;

/** Whether the browser can answer a press without scripts. */
function isNative(pressed: HTMLElement): boolean {
  if (pressed.matches("a, [popovertarget]")) return true;
  const { form, type } = pressed as HTMLButtonElement;
  // The browser itself says what is missing in a form.
  return Boolean(form && type === "submit" && !form.checkValidity());
}

function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const pressed = (event.target as Element).closest<HTMLElement>("button, a[href]");
  if (!pressed) return;
  // A link in the open menu leads to a section that the menu would cover.
  if (pressed.matches("a")) pressed.closest<HTMLElement>("[popover]")?.hidePopover();
  if (!holding || isNative(pressed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(pressed);
  // A picture on a slow connection may keep the page from ever having loaded.
  runAfterPaint(startScripts);
}

/** Leaves presses to the browser, where scripts will not come. */
export function stopHoldingPresses(): void {
  holding = false;
}

/** Holds presses that only scripts can answer, and repeats them in their order once React has hydrated. */
export function replayPresses(): void {
  addEventListener("click", onClick, true);
  const repeat = () => {
    removeEventListener("click", onClick, true);
    // Each in a task of its own: the next one builds on what React rendered for it.
    for (const pressed of held) setTimeout(() => pressed.click());
  };
  addEventListener("hydrated", repeat, { once: true });
}
