import type { Page } from "@playwright/test";
import { landing, testimonials } from "./content";
import { expect } from "./support";

/** 1, 2, 3, 4. */
export const order = testimonials.map((_, index) => index + 1);
export const last = order.length;
/** The place after another. */
export const after = (position: number) => (position % last) + 1;

export const carouselOf = (page: Page) =>
  page.getByRole("group", { name: landing.testimonials.title });
export const buttonOf = (page: Page, name: string | RegExp) =>
  carouselOf(page).getByRole("button", { name });

/** The place of the quote that is shown, counted from 1. */
async function shown(page: Page): Promise<number> {
  const quotes = carouselOf(page).locator("figure");
  const visible = await quotes.evaluateAll((all) =>
    all.map((quote) => getComputedStyle(quote).visibility === "visible"),
  );
  return visible.filter(Boolean).length === 1 ? visible.indexOf(true) + 1 : 0;
}

/** Expects one quote, and the dots to agree. */
export async function expectQuote(page: Page, position: number) {
  await expect.poll(() => shown(page)).toBe(position);
  await expect(carouselOf(page).locator("[aria-current='true']")).toHaveAccessibleName(
    new RegExp(`^Testimonio ${position} de ${testimonials.length}`),
  );
}

/** Leaves the carousel with the pointer and the keyboard. */
export async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await page
    .getByRole("link", { name: /inicio$/ })
    .first()
    .focus();
}
