import { findBrowser } from "../scripts/browser";
import { nth, projectPath, projects, rentalPath, rentals, servicePath, services } from "./content";
import { expect, test } from "./support";

// Media queries in em follow the browser's font size alone, which no page can change.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1440, height: 780 },
]) {
  test(`detail pages fit ${viewport.width} px with text of twice the size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      projectPath(nth(projects)),
      rentalPath(nth(rentals)),
      ...services.map(servicePath),
    ]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      const outside = await page.locator("article *").evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          // Slides that are not in view, and heads of columns that only screen readers have.
          .filter((element) => !element.closest("[aria-label='Imágenes'], thead"))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
      );
      expect.soft(outside, path).toEqual([]);
    }
  });
}
