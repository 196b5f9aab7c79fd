import type { Page } from "@playwright/test";
import { nth, projects, site } from "./content";
import { projectPath } from "./paths";
import { expectReached } from "./scroll";
import { expect, open, tap, test } from "./support";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const panelOf = (page: Page) => page.locator("#menu");
const toggleOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menú" });

async function expectOpen(page: Page) {
  await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "true");
  await expect(panelOf(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "false");
  await expect(panelOf(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await open(page, "/");
  await expectClosed(page);
});

test("opens and closes by its button", async ({ page }) => {
  await tap(toggleOf(page));
  await expectOpen(page);
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await tap(toggleOf(page));
  await expectClosed(page);
});

test("opens and closes from the keyboard, Escape giving the focus back", async ({ page }) => {
  await toggleOf(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
  await page.keyboard.press("Tab");
  await expect(panelOf(page).getByRole("link", { name: "Inicio" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(toggleOf(page)).toBeFocused();
});

test("closes on a tap outside", { tag: "@chromium" }, async ({ page }) => {
  await tap(toggleOf(page));
  await expectOpen(page);
  const box = await panelOf(page).boundingBox();
  expect(box).not.toBeNull();
  await page.touchscreen.tap(195, (box?.y ?? 0) + (box?.height ?? 0) + 60);
  await expectClosed(page);
});

test("closes on each item and leads to its section", async ({ page }) => {
  const entries = [...site.menu, site.callToAction];
  for (const { label, target } of entries.filter((entry) => entry.target.includes("#"))) {
    await tap(toggleOf(page));
    await tap(panelOf(page).getByRole("link", { name: label, exact: true }));
    await expectClosed(page);
    await expect(page).toHaveURL(target);
    await expectReached(page, target.slice(2));
  }
});

test("closes on an item that leads to another page", async ({ page }) => {
  await open(page, projectPath(nth(projects)));
  await tap(toggleOf(page));
  await tap(panelOf(page).getByRole("link", { name: "Inicio" }));
  await expect(page).toHaveURL("/");
  await expectClosed(page);
});

test("gives way to the row of links when the window widens", async ({ page }) => {
  await tap(toggleOf(page));
  await expectOpen(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toggleOf(page)).toBeHidden();
  await expect(panelOf(page).getByRole("link", { name: "Alquiler" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);
});
