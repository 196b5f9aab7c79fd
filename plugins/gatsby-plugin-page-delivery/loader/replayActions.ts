import { HYDRATED_EVENT } from "../../../src/utils/hydrated";
import { runAfterPaint, startScripts } from "./startScripts";
import { areScriptsExpected, showWaiting } from "./watchScripts";

/** How long after hydration React may still replace parts of the page, in milliseconds. */
const WATCH_MS = 5000;

type Field = HTMLInputElement;
type Find = () => HTMLElement | undefined;

/** Presses that only scripts can handle, in order. */
const presses: Find[] = [];

/** Fields that were changed or focused, the latest one last. */
const fields = new Map<Field, Find>();

/**
 * Remembers an element, because React re-creates parts of a page that something else, such as a
 * translation, has changed.
 * @returns a function that finds it, or the similar element that has replaced it
 */
function remember(element: HTMLElement): Find {
  const { localName, className, name } = element as Field;
  const list = () =>
    [...document.querySelectorAll<Field>(localName)].filter(
      (other) => other.className === className && other.name === name,
    );
  const index = list().indexOf(element as Field);
  return () => (element.isConnected ? element : list()[index]);
}

/** Whether the browser can handle a click without scripts. */
function isNative(target: HTMLElement): boolean {
  if (target.matches("a, [popovertarget]")) return true;
  const { form, type } = target as HTMLButtonElement;
  // The browser itself reports the fields that are missing.
  return type === "submit" && Boolean(form?.matches(":invalid"));
}

function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // Browser extensions dispatch clicks on other nodes too.
  if (!(event.target instanceof Element)) return;
  const target = event.target.closest<HTMLElement>("button, a[href]");
  if (!target) return;
  if (target.matches("a")) {
    // A link in the open menu leads to a section that the menu would cover.
    target.closest<HTMLElement>("[popover]")?.hidePopover();
    // React would handle the click before Gatsby's router listens, and nothing would happen.
    event.stopImmediatePropagation();
  }
  // A link to a form works natively, but only scripts can prefill and focus the form.
  const opensForm = target.dataset.form !== undefined;
  if (!areScriptsExpected() || (isNative(target) && !opensForm)) return;
  if (!opensForm) {
    event.preventDefault();
    event.stopImmediatePropagation();
    showWaiting(target);
  }
  presses.push(remember(target));
  // Not only after the load event, which a picture on a slow connection may delay for ever.
  runAfterPaint(startScripts);
}

function onField({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches("input, select, textarea")) return;
  fields.delete(target as Field);
  fields.set(target as Field, remember(target));
}

function press(find: Find): void {
  const target = find();
  target?.click();
  // The press may first make React re-create the element, and is then lost with the old one.
  if (target?.isConnected === false) find()?.click();
}

/** Copies what was typed or chosen from a field to the one that has replaced it. */
function restore(field: Field, { value, checked }: Field): void {
  if (field.value === value && field.checked === checked) return;
  field.checked = checked;
  // The prototype's setter, because React's own setter on each field would hide the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Restores the fields that React re-creates, and the focus, until the visitor leaves the page.
 * @returns a function that ends this
 */
function watchFields(): () => void {
  const { pathname } = location;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener("focusin", onField, options);
  addEventListener("input", onField, options);
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) return stop();
    const last = [...fields.keys()].at(-1);
    for (const [old, find] of [...fields]) {
      const field = find() as Field | undefined;
      if (!field || field === old) continue;
      fields.delete(old);
      restore(field, old);
      if (old !== last || document.activeElement !== document.body) continue;
      field.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = old;
      if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    listening.abort();
  };
  return stop;
}

/**
 * Preserves what a visitor does while React takes over the page: repeats presses that only scripts
 * can handle, and restores fields.
 */
export function replayActions(): void {
  const stop = watchFields();
  addEventListener("click", onClick, true);
  const onHydrated = () => {
    removeEventListener("click", onClick, true);
    setTimeout(stop, WATCH_MS);
    // Each in its own task, because a press depends on what React rendered for the one before.
    if (areScriptsExpected()) for (const find of presses) setTimeout(() => press(find));
  };
  addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
}
