import { css } from "@emotion/react";
import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** A page that Back or a hash leads into is needed whole at once. */
const opensAtTop = () => window.history.state?.top === undefined && window.location.hash === "";

/**
 * Renders its children in a task of their own when a link opened the page, so that the heading
 * before them is shown sooner. On the server they are rendered with the rest, and hydrated after it.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isLater = useSyncExternalStore(subscribe, opensAtTop, () => false);
  const isShown = useDeferredValue(true, isLater ? false : undefined);
  // The footer stays out of the first screen meanwhile.
  return isShown ? <Suspense>{children}</Suspense> : <div css={room} />;
}

const room = css({ minHeight: "100vh" });
