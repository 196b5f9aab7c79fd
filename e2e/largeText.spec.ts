import type { Page } from "@playwright/test";
import sharp from "sharp";
import { getLuminance } from "../__tests__/luminance";
import { DESKTOP, EXPECTED_404, expect, PHONE, test } from "./fixtures";
import { samplePaths, servicePath, services } from "./siteContent";

/*
 * Pages for visitors who have doubled their browser's text size: media queries in em then match the
 * layout of a narrower window.
 */

test.use({ tolerated: EXPECTED_404 });

const SIZES = [PHONE, DESKTOP, { width: 1440, height: 900 }];

async function openLarge(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto(path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    "32px",
  );
}

/** Finds elements that overflow the page, and clipped texts, except in scrolling areas. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || isScrolled(element.parentElement));
    const isOutside = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isShown =
        width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true });
      return isShown && (left < -1 || right > clientWidth + 1) && !isScrolled(element);
    };
    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX === "hidden" &&
      // Elements for screen readers only are a pixel wide.
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      /\S/.test(element.textContent);
    return [...document.querySelectorAll("body *")]
      .filter((element) => isOutside(element) || isCut(element))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
  });

const paths = [...samplePaths, "/nada/", ...services.map(servicePath)];

for (const path of new Set(paths)) {
  test(`nothing on ${path} is clipped or overflows in large text`, async ({ page }) => {
    await openLarge(page, path);
    // Services differ in the length of their words, which matters in narrow windows.
    for (const size of [...samplePaths, "/nada/"].includes(path) ? SIZES : SIZES.slice(0, 1)) {
      await page.setViewportSize(size);
      expect([size.width, ...(await findCut(page))]).toEqual([size.width]);
    }
  });
}

/** The colour of the text. */
const PLASTER = [246, 242, 234];

test("the hero's text is on the dark part of its picture in large text", async ({ page }) => {
  await openLarge(page, "/");
  const words = page.locator("#inicio :is(h1, h1 + p, dt, dd)");
  await words.evaluateAll((all: HTMLElement[]) => {
    for (const element of all) element.style.color = "transparent";
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator("#inicio img").evaluate((image: HTMLImageElement) => image.decode());
    for (let next = 0; next < (await words.count()); ) {
      const seen = await words.evaluateAll((all, first) => {
        all[first]?.scrollIntoView({ block: "center", behavior: "instant" });
        const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const isHidden = (element: Element) => {
          const box = element.getBoundingClientRect();
          return box.top < top || box.bottom > window.innerHeight;
        };
        const hidden = all.findIndex((element, index) => index > first && isHidden(element));
        const end = hidden < 0 ? all.length : hidden;
        const lines = all.slice(first, end).flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map(({ x, y, width, height }) => ({
            left: Math.round(x),
            top: Math.round(y),
            width: Math.floor(width),
            height: Math.floor(height),
          }));
        });
        return { lines, end };
      }, next);
      next = seen.end;
      const picture = await page.screenshot();
      for (const line of seen.lines) {
        // Averages out single bright pixels, but not a bright tenth of a line.
        const part = sharp(picture).extract(line).removeAlpha().resize(20, 5, { fit: "fill" });
        const pixels = await part.raw().toBuffer();
        const luminances = Array.from({ length: pixels.length / 3 }, (_, index) =>
          getLuminance([...pixels.subarray(3 * index, 3 * index + 3)]),
        ).sort((a, b) => a - b);
        const ground = luminances[Math.floor(luminances.length * 0.9)] ?? 1;
        const contrast = (getLuminance(PLASTER) + 0.05) / (ground + 0.05);
        expect(contrast, `${size.width} px: ${JSON.stringify(line)}`).toBeGreaterThan(3);
      }
    }
  }
});
