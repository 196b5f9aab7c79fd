import { useEffect, useRef, useState } from "react";

/**
 * The state of an overlay that adds an entry with the same address to the session history while it
 * is open, so that Back closes it.
 * @param id identifies the overlay on its page; must not change when the page is reloaded
 */
export function useHistoryEntry(id: string) {
  const [isOpen, setOpen] = useState(false);
  const isLeaving = useRef(false);
  const close = () => {
    // A second call before the browser has gone back would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    window.history.back();
  };
  // The page may have been reloaded while it was open.
  useEffect(() => setOpen(window.history.state?.open === id), [id]);
  useEffect(() => {
    const { href } = window.location;
    const onPopState = (event: PopStateEvent) => {
      isLeaving.current = false;
      const isEntry = event.state?.open === id;
      if (isEntry === isOpen) return;
      setOpen(isEntry);
      // The page stays the same, so Gatsby's router must not see the event.
      if (window.location.href === href) event.stopImmediatePropagation();
    };
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [id, isOpen]);
  return {
    isOpen,
    open: () => {
      // The entry exists already after a double press while loading, a reload or Forward.
      const { state } = window.history;
      if (state?.open !== id) window.history.pushState({ ...state, open: id }, "");
      setOpen(true);
    },
    close,
  };
}
