import { after, buttonOf, carouselOf, expectQuote, leave } from "./carousel";
import { openStopped, pass } from "./clock";
import { test } from "./support";

// Stopping the clock lets the first quote's time run out: these begin at the second one.
test.beforeEach(async ({ page }) => {
  await openStopped(page, "/");
  await leave(page);
});

test("stops when paused and goes on when told to", async ({ page }) => {
  await buttonOf(page, "Pausar").click();
  await leave(page);
  await pass(page, 30_000);
  await expectQuote(page, 2);
  await buttonOf(page, "Reanudar").click();
  await leave(page);
  await pass(page, 8000);
  await expectQuote(page, after(2));
});

test("stands still under the pointer", async ({ page }) => {
  await carouselOf(page).hover();
  await pass(page, 30_000);
  await expectQuote(page, 2);
  await leave(page);
  await pass(page, 8000);
  await expectQuote(page, after(2));
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
  await expectQuote(page, after(2));
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
