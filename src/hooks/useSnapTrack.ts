import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from "react";

const findSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(scrollLeft / clientWidth) : 0;

/** Finds the slide in view of the track with an id, for what is elsewhere on the page. */
export function findSlideInView(id: string): number {
  const track = document.getElementById(id);
  return track ? findSlide(track) : 0;
}

/**
 * Follows a list that scrolls sideways slide by slide, and moves it with arrow keys and buttons.
 * @param track the scrolling element; each slide is as wide
 * @param count how many slides there are
 */
export function useSnapTrack(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const goTo = (target: number) => {
    const element = track.current;
    const bounded = Math.min(Math.max(target, 0), count - 1);
    element?.scrollTo({ left: bounded * element.clientWidth });
  };
  const onScroll = useCallback(() => {
    if (track.current) setIndex(findSlide(track.current));
  }, [track]);
  // It may have been swiped before the scripts ran.
  useEffect(onScroll, [onScroll]);

  return {
    /** The visible slide. */
    index,
    goTo,
    /** For the scrolling element. */
    handlers: {
      onScroll,
      onKeyDown: (event: KeyboardEvent) => {
        // With a modifier key the arrows are Back and Forward.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        goTo(index + step);
      },
    },
  };
}
