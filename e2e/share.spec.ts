import type { Page } from "@playwright/test";
import { nth, rentals, site } from "./content";
import { rentalPath } from "./paths";
import { expect, open, test } from "./support";

const rental = nth(rentals);
const path = rentalPath(rental);
const address = `${site.url}${path}`;

const button = (page: Page) => page.getByRole("button", { name: "Compartir", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: `Compartir ${rental.title}` });

test.describe("where the system has no share sheet", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
    );
    await open(page, path);
  });

  test("copies the address and says so", async ({ page, context, browserName }) => {
    // Firefox asks for no such permission: playwright.config.ts lets tests read.
    if (browserName === "chromium") {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    }
    await button(page).click();
    await expect(panel(page)).toContainText(address);
    await panel(page).getByRole("button", { name: "Copiar dirección" }).click();
    await expect(panel(page).getByRole("status")).toHaveText("Dirección copiada");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test("has links to WhatsApp and to an e-mail", async ({ page }) => {
    await button(page).click();
    const text = encodeURIComponent(`${rental.title}\n${address}`);
    await expect(panel(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/?text=${text}`,
    );
    await expect(panel(page).getByRole("link", { name: "Correo electrónico" })).toHaveAttribute(
      "href",
      `mailto:?subject=${encodeURIComponent(rental.title)}&body=${text}`,
    );
  });

  test("opens and closes with the keyboard, and gives the focus back", async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("button", { name: "Copiar dirección" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("closes on a click outside", async ({ page }) => {
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 780);
    await expect(panel(page)).toBeHidden();
  });
});

test("opens the share sheet where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => void shared.push(data),
    });
  });
  await open(page, path);
  await button(page).click();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
    { title: rental.title, url: address },
  ]);
  await expect(panel(page)).toBeHidden();
});

test.describe("without scripts", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("opens the panel, without what only a script can do", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Ver galería" })).toBeHidden();
    await button(page).click();
    await expect(panel(page).getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(panel(page).getByRole("button", { name: "Copiar dirección" })).toBeHidden();
  });
});
