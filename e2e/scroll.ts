import type { Page } from "@playwright/test";
import { expect } from "./support";

/** Scrolls to a height at once. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Where the page comes to rest, once it scrolls no more. */
export async function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let place = Number.NaN;
    for (let still = 0; still < 10; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = window.scrollY === place ? still + 1 : 0;
      place = window.scrollY;
    }
    return place;
  });
}

/** Expects the page to have come to rest on a section, its heading clear of the header. */
export async function expectReached(page: Page, anchor: string): Promise<void> {
  const place = async () => {
    await restingPlace(page);
    const heading = await page.locator(`#${anchor}`).getByRole("heading").first().boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    if (!heading || !header) return "not there";
    if (heading.y < header.y + header.height) return "under the header or above it";
    const bottom = page.viewportSize()?.height ?? 0;
    return heading.y + heading.height > bottom ? "below the window" : "reached";
  };
  await expect.poll(place).toBe("reached");
}
