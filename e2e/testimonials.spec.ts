import type { Page } from "@playwright/test";
import { landing, testimonials } from "./content";
import { expect, openStopped, pass, test } from "./support";

const carouselOf = (page: Page) => page.getByRole("group", { name: landing.testimonials.title });
const buttonOf = (page: Page, name: string | RegExp) =>
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
async function expectQuote(page: Page, position: number) {
  await expect.poll(() => shown(page)).toBe(position);
  await expect(carouselOf(page).locator("[aria-current='true']")).toHaveAccessibleName(
    new RegExp(`^Testimonio ${position} de ${testimonials.length}`),
  );
}

/** Leaves the carousel with the pointer and the keyboard. */
async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await page
    .getByRole("link", { name: /inicio$/ })
    .first()
    .focus();
}

test.beforeEach(async ({ page }) => {
  await openStopped(page, "/");
  await leave(page);
});

test.describe("while nobody is at it", () => {
  // Stopping the clock lets the first quote's time run out: the second one has all of its own.
  test("advances every 8 seconds, not before, and wraps around", async ({ page }) => {
    await expectQuote(page, 2);
    for (const [before, after] of [
      [2, 3],
      [3, 4],
      [4, 1],
      [1, 2],
    ] as const) {
      await pass(page, 7999);
      await expectQuote(page, before);
      await pass(page, 1);
      await expectQuote(page, after);
    }
  });

  test("gives the quote of a dot its full time", async ({ page }) => {
    await pass(page, 5000);
    await buttonOf(page, /^Testimonio 4 /).click();
    await expectQuote(page, 4);
    await leave(page);
    await pass(page, 7999);
    await expectQuote(page, 4);
    await pass(page, 1);
    await expectQuote(page, 1);
  });
});

test("jumps to each quote by its dot", async ({ page }) => {
  for (const position of [4, 1, 3, 2]) {
    await buttonOf(page, new RegExp(`^Testimonio ${position} `)).click();
    await expectQuote(page, position);
  }
});

test("steps back and forth on a desktop, around both ends", async ({ page }) => {
  await buttonOf(page, /^Testimonio 1 /).click();
  await buttonOf(page, "Anterior").click();
  await expectQuote(page, 4);
  await buttonOf(page, "Siguiente").click();
  await expectQuote(page, 1);
  await buttonOf(page, "Siguiente").click();
  await expectQuote(page, 2);
});

test("has no previous and next button on a phone", async ({ page }) => {
  await expect(buttonOf(page, "Siguiente")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(buttonOf(page, "Anterior")).toBeHidden();
  await expect(buttonOf(page, "Siguiente")).toBeHidden();
  await expect(buttonOf(page, /^Testimonio 1 /)).toBeVisible();
});

test("stops when paused and goes on when told to", async ({ page }) => {
  await buttonOf(page, "Pausar").click();
  await leave(page);
  await pass(page, 30_000);
  await expectQuote(page, 2);
  await buttonOf(page, "Reanudar").click();
  await leave(page);
  await pass(page, 8000);
  await expectQuote(page, 3);
});

test("stands still under the pointer", async ({ page }) => {
  await carouselOf(page).hover();
  await pass(page, 30_000);
  await expectQuote(page, 2);
  await leave(page);
  await pass(page, 8000);
  await expectQuote(page, 3);
});

test("stands still while it has the focus", async ({ page }) => {
  await buttonOf(page, /^Testimonio 2 /).focus();
  await pass(page, 30_000);
  await expectQuote(page, 2);
  await page.keyboard.press("Tab");
  await pass(page, 30_000);
  await expectQuote(page, 2);
  await leave(page);
  await pass(page, 8000);
  await expectQuote(page, 3);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands still, and still goes where it is told", async ({ page }) => {
    await expectQuote(page, 1);
    await pass(page, 30_000);
    await expectQuote(page, 1);
    await buttonOf(page, "Siguiente").click();
    await expectQuote(page, 2);
  });
});
