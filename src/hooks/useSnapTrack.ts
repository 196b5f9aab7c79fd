import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

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
  /** The slide that it is on its way to, which a second press counts from. */
  const target = useRef<number>(null);
  const goTo = (slide: number) => {
    const element = track.current;
    if (!element) return;
    const bounded = Math.min(Math.max(slide, 0), count - 1);
    target.current = bounded === index ? null : bounded;
    element.scrollTo({ left: bounded * element.clientWidth });
  };
  const step = (change: number) => goTo((target.current ?? index) + change);
  const onScroll = useCallback(() => {
    if (!track.current) return;
    const slide = findSlide(track.current);
    if (slide === target.current) target.current = null;
    setIndex(slide);
  }, [track]);
  // A swipe may have led elsewhere.
  const onScrollEnd = () => {
    target.current = null;
  };
  // It may have been swiped before the scripts ran.
  useEffect(onScroll, [onScroll]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let width = element.clientWidth;
    // WebKit would go on to another slide.
    const keepSlide = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      element.scrollTo({ left: index * width, behavior: "instant" });
    };
    window.addEventListener("resize", keepSlide);
    return () => window.removeEventListener("resize", keepSlide);
  }, [track, index]);

  return {
    /** The visible slide. */
    index,
    goTo,
    /** Moves by so many slides, also while it is still moving. */
    step,
    /** For the scrolling element. */
    handlers: {
      onScroll,
      onScrollEnd,
      onKeyDown: (event: KeyboardEvent) => {
        // With a modifier key the arrows are Back and Forward.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const change = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!change) return;
        event.preventDefault();
        step(change);
      },
    },
  };
}
