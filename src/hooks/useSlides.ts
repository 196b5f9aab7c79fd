import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const findSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(scrollLeft / clientWidth) : 0;

/** Whether a track has come to a slide; their positions are fractions of a pixel in some windows. */
const isAt = ({ scrollLeft, clientWidth }: HTMLElement, slide: number) =>
  Math.abs(scrollLeft - slide * clientWidth) < 2;

export type Slides = ReturnType<typeof useSlides>;

/**
 * Tracks the current slide of a list that scrolls horizontally, and lets keys and buttons move it.
 * @param count the number of slides
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The slide it is scrolling to, from which another press counts. */
  const target = useRef<number>(null);
  const goTo = (slide: number) => {
    const element = track.current;
    if (!element) return;
    const bounded = Math.min(Math.max(slide, 0), count - 1);
    target.current = isAt(element, bounded) ? null : bounded;
    element.scrollTo({ left: bounded * element.clientWidth });
  };
  const step = (change: number) => goTo((target.current ?? index) + change);
  const onScroll = () => {
    if (!track.current) return;
    if (target.current !== null && isAt(track.current, target.current)) target.current = null;
    setIndex(findSlide(track.current));
  };
  const forgetTarget = () => {
    target.current = null;
  };

  // It may have been swiped before hydration.
  useEffect(onScroll, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let width = element.clientWidth;
    // When resized, WebKit would scroll to another slide.
    const keepSlide = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      target.current = null;
      element.scrollTo({ left: index * width, behavior: "instant" });
    };
    window.addEventListener("resize", keepSlide);
    return () => window.removeEventListener("resize", keepSlide);
  }, [index]);

  return {
    /** For the scroll container, which is as wide as each slide. */
    track,
    index,
    goTo,
    /** Moves by a number of slides, counting from the target while it is still scrolling. */
    step,
    handlers: {
      onScroll,
      onScrollEnd: forgetTarget,
      // A swipe may take it elsewhere, and not every Safari has `scrollend`.
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
      onKeyDown: (event: KeyboardEvent) => {
        // With a modifier key, arrows mean Back and Forward.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const change = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!change) return;
        event.preventDefault();
        step(change);
      },
    },
  };
}
