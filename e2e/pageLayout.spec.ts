import type { Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./fixtures";
import { pagePaths, samplePaths } from "./siteContent";

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Scrolls through a page and back to each picture; returns the pictures that failed. */
async function scrollThrough(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .locator("img")
    .evaluateAll(async (pictures: HTMLImageElement[]) => {
      const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const root = document.documentElement;
      while (window.innerHeight + window.scrollY + 1 < root.scrollHeight) {
        window.scrollBy({ top: 600, behavior: "instant" });
        await paint();
      }
      for (const picture of pictures) {
        picture.scrollIntoView({ behavior: "instant" });
        while (!picture.complete) await paint();
      }
      return pictures
        .filter((picture) => picture.naturalWidth === 0)
        .map(({ outerHTML }) => outerHTML);
    });
}

/** Expects a page to break no word and not to overflow its window at any width. */
async function expectFit(page: Page, widths = [320, 390, 768, 900, 1040, 1440]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(measure)).toEqual({ broken: [], room: width, beyond: 0, moved: 0 });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  for (const path of samplePaths) {
    test(`${path} shows its pictures, shifts nothing, and fits every window`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      // A slow machine may paint half a page, but shifts by the page itself occur every time.
      let least = Number.POSITIVE_INFINITY;
      for (let visit = 0; visit < 3 && least > 0.005; visit += 1) {
        await open(page, path);
        expect(await scrollThrough(page)).toEqual([]);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: number[] }).shifts,
        );
        least = Math.min(
          least,
          shifts.reduce((sum, shift) => sum + shift, 0),
        );
      }
      expect(least).toBeLessThanOrEqual(0.005);
      await expect(page.locator("iframe")).toHaveCount(path === "/" ? 1 : 0);
      await expectFit(page, [320, 390, 600, 768, 900, 1024, 1040, 1280, 1440, 1920]);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pagePaths.filter((one) => !samplePaths.includes(one))) {
    test(`${path} fits every window`, async ({ page }) => {
      await page.goto(path);
      await expectFit(page);
    });
  }
});

/** Lists the words that are broken across lines, and measures the overflow of the window. */
function measure() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // Only for screen readers.
    if (text.parentElement && getComputedStyle(text.parentElement).clipPath !== "none") continue;
    for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  const { clientWidth, scrollWidth } = document.documentElement;
  window.scrollTo({ left: 100, behavior: "instant" });
  return { broken, room: clientWidth, beyond: scrollWidth - clientWidth, moved: window.scrollX };
}
