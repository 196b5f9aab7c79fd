import type { JSHandle, Page } from "@playwright/test";
import { expect, getRestingPosition, open, PHONE, test } from "./fixtures";
import { getEntry, rentalPath, rentals, samplePaths } from "./siteContent";

test("the row of links covers no field with the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  // Scrolls smoothly, as without a preference.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, rentalPath(getEntry(rentals)));
  const row = page.getByRole("navigation", { name: "En esta página" });
  await page.getByRole("complementary").getByRole("button", { name: "Enviar" }).focus();
  await getRestingPosition(page);
  const fields = page.getByRole("complementary").locator("input, textarea, select");
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  const covered = new Set<string | null>();
  for (let press = 0; press < 3 * names.length; press += 1) {
    await page.keyboard.press("Shift+Tab");
    await getRestingPosition(page);
    const field = fields.and(page.locator(":focus"));
    if ((await field.count()) === 0) continue;
    const [box, cover] = [await field.boundingBox(), await row.boundingBox()];
    if (!box || !cover) throw new Error("not there");
    if (box.y + box.height <= cover.y + cover.height) covered.add(await field.getAttribute("name"));
  }
  expect([...covered]).toEqual([]);
});

/**
 * Describes the focused element as a keyboard user sees it; undefined at the end of the page.
 * @param visited the elements that had the focus before; this one is added
 */
function readStop(page: Page, visited: JSHandle<Set<Element>>) {
  return page.evaluate((visited) => {
    const element = document.activeElement;
    // A frame has tab stops of its own, whose number differs between browsers.
    if (element?.tagName === "IFRAME") return "frame";
    // A date input has one for each of its parts.
    const isDate = element instanceof HTMLInputElement && element.type === "date";
    if (isDate && [...visited].at(-1) === element) return "part";
    if (!element || element === document.body || visited.has(element)) return undefined;
    visited.add(element);
    const box = element.getBoundingClientRect();
    const header = document.querySelector("header");
    const top = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`,
      seen:
        box.width > 0 &&
        box.height > 0 &&
        box.right > 0 &&
        box.left < window.innerWidth &&
        box.top < window.innerHeight &&
        (element.id === "saltar" ? box.top >= 0 : box.bottom > top),
      marked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  }, visited);
}

/** Counts the controls that a mouse user finds. */
function countControls(page: Page) {
  const controls = page.locator(
    ":is(a[href], button:enabled, input, select, textarea, summary, ul[tabindex])",
  );
  return controls.evaluateAll(
    (all) =>
      all.filter(
        (control) =>
          (control as HTMLElement).tabIndex >= 0 &&
          control.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
}

// On this laptop the contact box and its form are taller than the window.
for (const [device, viewport, visited] of [
  ["a laptop", { width: 1366, height: 650 }, samplePaths],
  ["a phone", PHONE, ["/", "/proyecto/1/"]],
] as const) {
  for (const path of visited) {
    test(`every tab stop of ${path} is in view and outlined on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      if (path === "/") {
        // The map loads once it is in view, and then has a button.
        const button = page.getByRole("button", { name: "Mover el mapa" });
        await page.locator("#contacto").scrollIntoViewIfNeeded();
        await page.getByRole("link", { name: /OpenStreetMap/ }).scrollIntoViewIfNeeded();
        await expect(button).toBeVisible();
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      }
      const visited = await page.evaluateHandle(() => new Set<Element>());
      let stops = 0;
      for (let inFrame = false; ; ) {
        await page.keyboard.press("Tab");
        const stop = await readStop(page, visited);
        const leftFrame = inFrame && !stop;
        inFrame = stop === "frame";
        if (inFrame || leftFrame || stop === "part") continue;
        if (!stop) break;
        stops += 1;
        expect(stop).toMatchObject({ seen: true, marked: true });
      }
      expect(stops).toBe(await countControls(page));
    });
  }
}

test("the first tab stop skips to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#contenido");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await expect(skip).not.toBeInViewport();
});

test("the back-to-top button moves the tab order along", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Volver arriba" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
});
