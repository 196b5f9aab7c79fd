import { useSyncExternalStore } from "react";
import { reducedMotionQuery } from "../styles/tokens";

const queryList = () => window.matchMedia(reducedMotionQuery);

function subscribe(listener: () => void): () => void {
  const list = queryList();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the visitor wants less motion; not known before scripts run. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queryList().matches,
    () => false,
  );
}
