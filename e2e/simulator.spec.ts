import type { Page } from "@playwright/test";
import { euros, landing } from "./content";
import { expect, open, test } from "./support";

const { annualReturn, minimumAmount } = landing.investment;

const simulator = (page: Page) => page.getByRole("group", { name: "Haz tus números" });

test("tells the band of an investment, moved with the keyboard alone", async ({ page }) => {
  await open(page, "/");
  const amount = simulator(page).getByRole("slider", { name: "Cantidad" });
  await amount.focus();
  await page.keyboard.press("Home");
  await expect(amount).toHaveValue(String(minimumAmount));
  const years = simulator(page).getByRole("slider", { name: "Plazo" });
  await page.keyboard.press("Tab");
  await expect(years).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const [least, most] = [annualReturn.min, annualReturn.max].map(
    (rate) => (2 * rate * minimumAmount) / 100,
  ) as [number, number];
  const band = `Entre ${euros(minimumAmount + least)} y ${euros(minimumAmount + most)}`;
  await expect(simulator(page)).toContainText(
    `${band} al cabo de 2 años: de ${euros(least)} a ${euros(most)}`,
  );
  await expect(simulator(page)).toContainText("Estimación sin garantía");
});

test("fills in the amount of the form when asked to", async ({ page }) => {
  await open(page, "/");
  await simulator(page).getByRole("slider", { name: "Cantidad" }).fill("75000");
  await simulator(page)
    .getByRole("button", { name: /^Llevar/ })
    .click();
  const field = page.getByLabel("Cantidad a invertir");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^75\.000\s€$/);
});

test.describe("without scripts", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is not there", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#inversion")).toBeVisible();
    await expect(page.getByText("Haz tus números")).toBeHidden();
  });
});
