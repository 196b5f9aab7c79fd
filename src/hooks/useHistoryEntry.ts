import { useEffect, useRef, useState } from "react";

/** Gets the value with which an overlay is open in an entry of the session history. */
function readValue<Value>(state: History["state"], name: string): Value | undefined {
  return state?.open?.name === name ? state.open.value : undefined;
}

/**
 * The state of an overlay that adds an entry with the same address to the session history while it
 * is open, so that Back closes it, and Forward or a reload opens it again.
 * @param name identifies the overlay on its page; must not change when the page is reloaded
 */
export function useHistoryEntry<Value extends object>(name: string) {
  const [value, setValue] = useState<Value>();
  const isLeaving = useRef(false);
  const close = () => {
    // A second call before the browser has gone back would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    window.history.back();
  };
  // The page may have been reloaded while it was open.
  useEffect(() => setValue(readValue<Value>(window.history.state, name)), [name]);
  useEffect(() => {
    const { href } = window.location;
    const onPopState = (event: PopStateEvent) => {
      isLeaving.current = false;
      const next = readValue<Value>(event.state, name);
      if (!next === !value) return;
      setValue(next);
      // The page stays the same, so Gatsby's router must not see the event.
      if (window.location.href === href) event.stopImmediatePropagation();
    };
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [name, value]);
  return {
    /** With what it is open; `undefined` if it is closed. */
    value,
    open: (next: Value) => {
      const { state } = window.history;
      // The entry exists already after a double press while loading, a reload or Forward.
      const change = readValue(state, name) ? "replaceState" : "pushState";
      window.history[change]({ ...state, open: { name, value: next } }, "");
      setValue(next);
    },
    close,
  };
}
