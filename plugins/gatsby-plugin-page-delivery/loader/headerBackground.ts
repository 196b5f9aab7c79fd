import { HEADER_THRESHOLD } from "../../../src/styles/tokens";

/** Turns the landing page's clear header solid on scrolling, until React does. */
export function updateHeaderBackground(): void {
  const header = document.querySelector<HTMLElement>("header[data-solid=false]");
  if (!header) return;
  const update = () => {
    header.dataset.solid = String(scrollY > HEADER_THRESHOLD);
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("hydrated", () => removeEventListener("scroll", update), { once: true });
}
