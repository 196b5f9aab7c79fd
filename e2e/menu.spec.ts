import type { Page } from "@playwright/test";
import { nth, projectPath, projects, site } from "./content";
import {
  DESKTOP,
  expect,
  expectReached,
  getRestingPosition,
  open,
  PHONE,
  scrollTo,
  tap,
  test,
} from "./support";

test.use({ viewport: PHONE, hasTouch: true });

const findPanel = (page: Page) => page.locator("#menu");
const findToggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menú" });

async function expectOpen(page: Page) {
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(findPanel(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(findPanel(page)).toBeHidden();
}

test("the menu opens and closes by its button, and closes in a wider window", async ({ page }) => {
  await open(page, "/");
  await expectClosed(page);
  await tap(findToggle(page));
  await expectOpen(page);
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await tap(findToggle(page));
  await expectClosed(page);
  await tap(findToggle(page));
  await expectOpen(page);
  await page.setViewportSize(DESKTOP);
  await expect(findToggle(page)).toBeHidden();
  await expect(findPanel(page).getByRole("link", { name: "Alquiler" })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectClosed(page);
});

test("the menu works with the keyboard, and Escape gives the focus back", async ({ page }) => {
  await open(page, "/");
  await findToggle(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
  await page.keyboard.press("Tab");
  await expect(findPanel(page).getByRole("link", { name: "Inicio" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(findToggle(page)).toBeFocused();
});

test("what is behind the open menu does not scroll, and keeps its place", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 600);
  await tap(findToggle(page));
  await expectOpen(page);
  await page.mouse.move(195, 800);
  await page.mouse.wheel(0, 500);
  expect(await getRestingPosition(page)).toBe(600);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => getRestingPosition(page)).toBeGreaterThan(600);
});

test("the menu offers the telephone, on narrow screens only", async ({ page }) => {
  await open(page, "/");
  await tap(findToggle(page));
  const phone = findPanel(page).getByRole("link", { name: /^Llamar al / });
  await expect(phone).toBeInViewport();
  await expect(phone).toHaveAttribute("href", /^tel:\+34\d{9}$/);
  await page.setViewportSize(DESKTOP);
  await expect(phone).toBeHidden();
});

test("the menu closes on a tap outside", { tag: "@chromium" }, async ({ page }) => {
  await open(page, "/");
  await tap(findToggle(page));
  await expectOpen(page);
  const box = await findPanel(page).boundingBox();
  expect(box).not.toBeNull();
  await page.touchscreen.tap(195, (box?.y ?? 0) + (box?.height ?? 0) + 60);
  await expectClosed(page);
});

test("the entries of the menu close it and lead on, from any page", async ({ page }) => {
  await open(page, projectPath(nth(projects)));
  await tap(findToggle(page));
  await tap(findPanel(page).getByRole("link", { name: "Inicio" }));
  await expect(page).toHaveURL("/");
  await expectClosed(page);
  for (const { label, target } of [nth(site.menu, 1), site.callToAction]) {
    await tap(findToggle(page));
    await tap(findPanel(page).getByRole("link", { name: label, exact: true }));
    await expectClosed(page);
    await expect(page).toHaveURL(target);
    await expectReached(page, target.slice(2));
  }
});
