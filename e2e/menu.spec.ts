import type { Locator, Page } from "@playwright/test";
import { DESKTOP, expect, getRestingPosition, open, PHONE, scrollTo, tap, test } from "./fixtures";
import { getEntry, getMenuLabel, site } from "./siteContent";

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

test("the menu opens and closes with its button, and closes in wide windows", async ({ page }) => {
  await open(page, "/");
  await expectClosed(page);
  await tap(findToggle(page));
  await expectOpen(page);
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await tap(findToggle(page));
  await expectClosed(page);
  await tap(findToggle(page));
  await expectOpen(page);
  const phone = findPanel(page).getByRole("link", { name: /^Llamar al / });
  await expect(phone).toBeInViewport();
  await page.setViewportSize(DESKTOP);
  await expect(phone).toBeHidden();
  await expect(findToggle(page)).toBeHidden();
  await expect(findPanel(page).getByRole("link", { name: getMenuLabel("alquiler") })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectClosed(page);
});

test("the page behind the open menu does not scroll", async ({ page }) => {
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

test("the menu closes when one of its entries is followed", async ({ page }) => {
  await open(page, "/");
  for (const { label, target } of [getEntry(site.menu, 1), site.callToAction]) {
    await tap(findToggle(page));
    await expectOpen(page);
    await tap(findPanel(page).getByRole("link", { name: label, exact: true }));
    await expectClosed(page);
    await expect(page).toHaveURL(target);
  }
});

test("the menu closes when Back leads to another page", async ({ page }) => {
  await open(page, "/proyectos/");
  await tap(page.getByRole("article").getByRole("link").first());
  await expect(page).toHaveURL(/\/proyecto\//);
  await tap(findToggle(page));
  await expectOpen(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/proyectos/");
  await expectClosed(page);
});

test("a long name beside the menu breaks no word", { tag: "@chromium" }, async ({ page }) => {
  await open(page, "/proyectos/");
  const name = page.getByRole("banner").getByRole("link").first();
  await name.evaluate((link) => link.lastChild?.replaceWith("Construcciones García Hermanos"));
  await expect(name).toHaveText("Construcciones García Hermanos");
  const measure = async (target: Locator) => (await target.boundingBox())?.height;
  expect(await measure(findToggle(page))).toBeLessThan(50);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const entry of await findPanel(page).getByRole("listitem").all()) {
    expect(await measure(entry)).toBeLessThan(50);
  }
});

test("the menu closes when the focus leaves it", { tag: "@chromium" }, async ({ page }) => {
  await open(page, "/");
  await findToggle(page).press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expectClosed(page);
  await findToggle(page).press("Enter");
  await findPanel(page).getByRole("link").last().focus();
  await expectOpen(page);
  await page.keyboard.press("Tab");
  await expectClosed(page);
});

test("the menu closes when its phone link is followed", { tag: "@chromium" }, async ({ page }) => {
  await open(page, "/");
  await tap(findToggle(page));
  await tap(findPanel(page).getByRole("link", { name: /^Llamar/ }));
  await expectClosed(page);
});
