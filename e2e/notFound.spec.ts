import { unknownPath } from "./content";
import { EXPECTED_404, expect, open, test } from "./support";

test.use({ tolerated: EXPECTED_404 });

test("an unknown address has a page that names what is missing, and fits", async ({ page }) => {
  await open(page, unknownPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proyecto no encontrado");
  await expect(page).toHaveURL(unknownPath);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
