import { after, buttonOf, carouselOf, expectQuote, last, leave, order } from "./carousel";
import { openStopped, pass } from "./clock";
import { expect, test } from "./support";

test.beforeEach(async ({ page }) => {
  await openStopped(page, "/");
  await leave(page);
});

test.describe("while nobody is at it", { tag: "@chromium" }, () => {
  // Stopping the clock lets the first quote's time run out: the second one has all of its own.
  test("advances every 8 seconds, not before, and wraps around", async ({ page }) => {
    await expectQuote(page, 2);
    for (const position of [...order.slice(1), ...order]) {
      await pass(page, 7999);
      await expectQuote(page, position);
      await pass(page, 1);
      await expectQuote(page, after(position));
    }
  });

  test("gives the quote of a dot its full time", async ({ page }) => {
    await pass(page, 5000);
    await buttonOf(page, new RegExp(`^Testimonio ${last} `)).click();
    await expectQuote(page, last);
    await leave(page);
    await pass(page, 7999);
    await expectQuote(page, last);
    await pass(page, 1);
    await expectQuote(page, 1);
  });
});

test("jumps to each quote by its dot", async ({ page }) => {
  for (const position of [...order].reverse()) {
    await buttonOf(page, new RegExp(`^Testimonio ${position} `)).click();
    await expectQuote(page, position);
  }
});

test("steps back and forth on a desktop, around both ends", async ({ page }) => {
  await buttonOf(page, /^Testimonio 1 /).click();
  await buttonOf(page, "Anterior").click();
  await expectQuote(page, last);
  await buttonOf(page, "Siguiente").click();
  await expectQuote(page, 1);
  await buttonOf(page, "Siguiente").click();
  await expectQuote(page, 2);
});

// In Firefox it never moves by itself here: motion is reduced for all tests.
const byHand = { tag: "@chromium" };
test("is read out when moved by hand, not when it moves by itself", byHand, async ({ page }) => {
  const stage = carouselOf(page).locator("[aria-live]");
  await expect(stage).toHaveAttribute("aria-live", "off");
  await buttonOf(page, "Siguiente").focus();
  await expect(stage).toHaveAttribute("aria-live", "polite");
  await leave(page);
  await expect(stage).toHaveAttribute("aria-live", "off");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(stage).toHaveAttribute("aria-live", "polite");
});

test("has no previous and next button on a phone", async ({ page }) => {
  await expect(buttonOf(page, "Siguiente")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(buttonOf(page, "Anterior")).toBeHidden();
  await expect(buttonOf(page, "Siguiente")).toBeHidden();
  await expect(buttonOf(page, /^Testimonio 1 /)).toBeVisible();
});
