import { unknownPath } from "./content";
import { EXPECTED_404, expect, open, test } from "./support";

test.use({ tolerated: EXPECTED_404 });

test("an unknown address answers 404 with a page that names what is missing, and leads on", async ({
  page,
  request,
}) => {
  const response = await request.get(unknownPath);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>[^<]* no encontrad[ao]<\/h1>/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  await open(page, unknownPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proyecto no encontrado");
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page).toHaveURL(unknownPath);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole("main").getByRole("link", { name: "Ver proyectos" }).click();
  await expect(page).toHaveURL("/proyectos/");
  await open(page, unknownPath);
  await page.getByRole("main").getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#inicio")).toBeInViewport();
});
