import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether a component may render what only the browser knows: hydration starts from the HTML. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
