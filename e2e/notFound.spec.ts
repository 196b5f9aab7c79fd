import { expect, findDeadControls, open, test, waitForNetworkIdle } from "./fixtures";

test.use({ tolerated: /^404 / });

test("an unknown id keeps its accent, and what is missing is named", async ({ page }) => {
  await open(page, "/proyecto/%C3%A1tico/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proyecto no encontrado");
  expect(new URL(page.url()).pathname).toBe("/proyecto/%C3%A1tico/");
});

// Gatsby decodes paths more than once, cuts them, and calls the landing page's data "index".
const misleading = [
  ...["/servicios/gestion%20proyectos/", "/proyecto/1%3F/", "/proyecto/1%23/", "/proyecto/%2531/"],
  ...["/index/", "/proyecto/%E1/"],
];

test("what is not there is not taken for another page", async ({ page, request }) => {
  for (const path of misleading) {
    expect((await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await waitForNetworkIdle(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/no encontrad[ao]$/);
    // As it was typed, so that a slip can be mended.
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(findDeadControls)).toEqual([]);
  }
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#inicio")).toBeVisible();
});
