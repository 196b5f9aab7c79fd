import { useEffect, useState } from "react";

/**
 * Whether the page is scrolled past a threshold.
 * @param threshold pixels; at the threshold itself it is not past yet
 */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [threshold]);
  return scrolled;
}
