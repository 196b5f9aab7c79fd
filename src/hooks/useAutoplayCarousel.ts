import { type FocusEvent, useEffect, useState, useSyncExternalStore } from "react";
import { reducedMotionQuery } from "../styles/mediaQueries";

/** How long each slide is shown, in milliseconds. */
const INTERVAL_MS = 8000;

/** A carousel of `count` slides that wraps around and, without reduced motion, autoplays. */
export function useAutoplayCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const moving = !paused && !hovered && !focused && !still;
  const goTo = (target: number) => setIndex((target + count) % count);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, moving, count]);

  return {
    index,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    /** Whether it is currently advancing by itself. */
    moving,
    paused,
    togglePaused: () => setPaused((current) => !current),
    /** For its root element: it does not advance while hovered or focused. */
    pauseHandlers: {
      // Pointer events, because a tap triggers `mouseenter` but never `mouseleave`.
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const getMotionQuery = () => window.matchMedia(reducedMotionQuery);

function subscribe(listener: () => void): () => void {
  const list = getMotionQuery();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the visitor prefers reduced motion; false on the server. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getMotionQuery().matches,
    () => false,
  );
}
