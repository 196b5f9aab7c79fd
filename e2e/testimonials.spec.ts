import type { Page } from "@playwright/test";
import { landing, testimonials } from "./content";
import { expect, openStopped, PHONE, pass, test } from "./support";

const INTERVAL_MS = 8000;
const last = testimonials.length;
/** The position after another, counted from 1. */
const follow = (position: number) => (position % last) + 1;

const findCarousel = (page: Page) => page.getByRole("group", { name: landing.testimonials.title });
const findButton = (page: Page, name: string | RegExp) =>
  findCarousel(page).getByRole("button", { name });

/** Expects one quote to be visible, counted from 1, and the dots to agree. */
async function expectQuote(page: Page, position: number) {
  const readVisible = () =>
    findCarousel(page)
      .locator("figure")
      .evaluateAll((all) =>
        all.flatMap((quote, index) =>
          getComputedStyle(quote).visibility === "visible" ? [index + 1] : [],
        ),
      );
  await expect.poll(readVisible).toEqual([position]);
  await expect(findCarousel(page).locator("[aria-current='true']")).toHaveAccessibleName(
    new RegExp(`^Testimonio ${position} de ${last}`),
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

// Firefox has reduced motion in all tests. Stopping the clock lets the first quote's time run
// out: the second one has all of its own.
test.describe("with motion", { tag: "@chromium" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the testimonials advance every 8 seconds and wrap around", async ({ page }) => {
    await expectQuote(page, 2);
    for (let position = 2; position !== 1; position = follow(position)) {
      await pass(page, INTERVAL_MS - 1);
      await expectQuote(page, position);
      await pass(page, 1);
      await expectQuote(page, follow(position));
    }
    await pass(page, 5000);
    await findButton(page, new RegExp(`^Testimonio ${last} `)).click();
    await leave(page);
    // A chosen quote has its full time.
    await pass(page, INTERVAL_MS - 1);
    await expectQuote(page, last);
    await pass(page, 1);
    await expectQuote(page, 1);
  });

  test("the testimonials stand still while paused, hovered or focused", async ({ page }) => {
    const stage = findCarousel(page).locator("[aria-live]");
    await expect(stage).toHaveAttribute("aria-live", "off");
    for (const [hold, release] of [
      [() => findButton(page, "Pausar").click(), () => findButton(page, "Reanudar").click()],
      [() => findCarousel(page).hover(), () => leave(page)],
      [() => findButton(page, /^Testimonio 1 /).focus(), () => leave(page)],
    ] as const) {
      const position = (await findCarousel(page)
        .locator("[aria-current='true']")
        .getAttribute("aria-label")) as string;
      const current = Number(/\d+/.exec(position));
      await hold();
      await expect(stage).toHaveAttribute("aria-live", "polite");
      await pass(page, 30_000);
      await expectQuote(page, current);
      await release();
      await leave(page);
      await pass(page, INTERVAL_MS);
      await expectQuote(page, follow(current));
    }
  });
});

test("under reduced motion the testimonials move by hand only", async ({ page }) => {
  await expectQuote(page, 1);
  await pass(page, 30_000);
  await expectQuote(page, 1);
  await expect(findCarousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  for (let position = last; position > 0; position -= 1) {
    await findButton(page, new RegExp(`^Testimonio ${position} `)).click();
    await expectQuote(page, position);
  }
  await findButton(page, "Anterior").click();
  await expectQuote(page, last);
  await findButton(page, "Siguiente").click();
  await expectQuote(page, 1);
  await page.setViewportSize(PHONE);
  await expect(findButton(page, "Anterior")).toBeHidden();
  await expect(findButton(page, "Siguiente")).toBeHidden();
  await expect(findButton(page, /^Testimonio 1 /)).toBeVisible();
});
