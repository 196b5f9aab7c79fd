import { site } from "./content";
import { unknownPaths } from "./paths";
import { EXPECTED_404, expect, open, test } from "./support";

test.use({ tolerated: EXPECTED_404 });

for (const { path, message } of unknownPaths) {
  test(`${path} answers 404 with «${message}» and a way home`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(message);
    await expect(page).toHaveTitle(new RegExp(`${site.fullName}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("link[rel='canonical']")).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page).toHaveURL(path);
    await page.getByRole("main").getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#inicio")).toBeInViewport();
  });
}

test("an unknown page says so in its HTML", async ({ request }) => {
  const html = await (await request.get("/proyecto/99/")).text();
  expect(html).toMatch(/<h1[^>]*>[^<]* no encontrad[ao]<\/h1>/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown page has a message and a way home", async ({ page }) => {
    await page.goto("/proyecto/99/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/no encontrad[ao]/);
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page).toHaveURL("/");
  });
});
