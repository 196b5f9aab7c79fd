import { findAgain, getPlace } from "./place";

type Field = HTMLInputElement;

/** For so long after its start React may render parts of the page anew. */
const WATCH_MS = 5000;

/** Fields that were changed before React came, by their place. */
const changed = new Map<string, Field>();

function onInput({ target }: Event): void {
  if (target instanceof Element) changed.set(getPlace(target), target as Field);
}

/** Gives a field what was typed or chosen in the one whose place it has taken, and the cursor. */
function restore(field: Field, old: Field): void {
  const { value, type, checked, selectionStart, selectionEnd } = old;
  if (type === "checkbox") field.checked = checked;
  // React keeps a setter of its own on each field, and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(type === "select-one" ? "change" : "input", { bubbles: true }));
  if (document.activeElement === document.body) field.focus({ preventScroll: true });
  if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
}

function restoreReplaced(): void {
  for (const [place, old] of changed) {
    const field = old.isConnected ? null : findAgain(place);
    if (field && changed.delete(place)) restore(field as Field, old);
  }
}

/**
 * Keeps what is changed in fields before React has hydrated: it renders a page anew that something
 * else, such as a translation, has changed.
 */
export function keepInput(): void {
  addEventListener("input", onInput, true);
  const onHydrated = () => {
    removeEventListener("input", onInput, true);
    const observer = new MutationObserver(restoreReplaced);
    observer.observe(document.body, { childList: true, subtree: true });
    restoreReplaced();
    setTimeout(() => observer.disconnect(), WATCH_MS);
  };
  addEventListener("hydrated", onHydrated, { once: true });
}
