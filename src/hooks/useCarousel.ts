import { type FocusEvent, useEffect, useState, useSyncExternalStore } from "react";
import { reducedMotionQuery } from "../styles/tokens";

/** How long each slide stays, in milliseconds. */
const INTERVAL_MS = 8000;

/** A carousel of `count` slides that wraps around and, unless under reduced motion, advances. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const moving = !paused && !hovered && !focused && !still;
  const goTo = (target: number) => setIndex((target + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new slide has its full time
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, moving, count]);

  return {
    index,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    /** Whether it advances by itself at the moment. */
    moving,
    /** Whether the visitor stopped it. */
    paused,
    togglePaused: () => setPaused((current) => !current),
    /** For its root element: it stands still while hovered or focused. */
    pauseHandlers: {
      // Not a mouse's: a tap enters too, and never leaves.
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const queryList = () => window.matchMedia(reducedMotionQuery);

function subscribe(listener: () => void): () => void {
  const list = queryList();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the visitor wants less motion; false on the server. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queryList().matches,
    () => false,
  );
}
