import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures";
import { getEntry, origin, rentalPath, rentals } from "./siteContent";

const rental = getEntry(rentals);
const address = `${origin}${rentalPath(rental)}`;

const findButton = (page: Page) => page.getByRole("button", { name: "Compartir", exact: true });
const findPanel = (page: Page) => page.getByRole("dialog", { name: `Compartir ${rental.title}` });

test.beforeEach(({ page }) =>
  // As on systems without a share sheet.
  page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  ),
);

test("the share panel copies the URL", async ({ page, context, browserName }) => {
  // In Firefox, a preference in playwright.config.ts grants them.
  if (browserName === "chromium") {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  }
  await open(page, rentalPath(rental));
  await findButton(page).click();
  await expect(findPanel(page)).toContainText(address);
  await findPanel(page).getByRole("button", { name: "Copiar enlace" }).click();
  await expect(findPanel(page).getByRole("status")).toHaveText("Enlace copiado");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  // If copying fails, the URL can be selected.
  await findPanel(page).getByText(address).click();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(address);
  await expect(findPanel(page)).toBeVisible();
});

test("the share panel scrolls in a low window", { tag: "@chromium" }, async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, rentalPath(rental));
  await findButton(page).click();
  await expect(findPanel(page).getByRole("button", { name: "Cerrar" })).toBeInViewport();
  const last = findPanel(page).getByRole("link", { name: "Correo electrónico" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("the share panel closes with its button, even with the focus inside", async ({ page }) => {
  await open(page, rentalPath(rental));
  await findButton(page).click();
  await findPanel(page).getByRole("link", { name: "WhatsApp" }).focus();
  await findButton(page).click({ force: true });
  await expect(findPanel(page)).toBeHidden();
});

test("the share panel closes when the focus leaves it", { tag: "@chromium" }, async ({ page }) => {
  await open(page, rentalPath(rental));
  await findButton(page).press("Enter");
  await expect(findPanel(page)).toBeFocused();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Tab");
    await expect(findPanel(page)).toBeVisible();
  }
  await page.keyboard.press("Tab");
  await expect(findPanel(page)).toBeHidden();
  await findButton(page).press("Enter");
  await expect(findPanel(page)).toBeFocused();
  // First to its button, then out of it.
  await page.keyboard.press("Shift+Tab");
  await expect(findPanel(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(findPanel(page)).toBeHidden();
});
