import { useEffect, useRef, useState } from "react";

/**
 * Whether something that covers the page is open. While it is, the history has an entry more, of
 * the same address, so that Back closes it.
 * @param id tells it from others of its page; the same when the page is loaded anew
 */
export function useHistoryEntry(id: string) {
  const [isOpen, setOpen] = useState(false);
  const isLeaving = useRef(false);
  const close = () => {
    // A second call before the browser answers would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    window.history.back();
  };
  useEffect(() => {
    const { href } = window.location;
    const onPopState = (event: PopStateEvent) => {
      isLeaving.current = false;
      const isEntry = event.state?.open === id;
      if (isEntry === isOpen) return;
      setOpen(isEntry);
      // The page stays where it is, so Gatsby's router need not know.
      if (window.location.href === href) event.stopImmediatePropagation();
    };
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [id, isOpen]);
  return {
    isOpen,
    open: () => {
      // Pressed twice while it loads, or after a reload, the entry is there already.
      const { state } = window.history;
      if (state?.open !== id) window.history.pushState({ ...state, open: id }, "");
      setOpen(true);
    },
    close,
  };
}
