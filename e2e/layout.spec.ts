import { pagePaths, samplePaths, unknownPaths } from "./paths";
import { EXPECTED_404, expect, open, test } from "./support";

const widths = [320, 390, 600, 768, 1024, 1440, 1920];

test.use({ tolerated: EXPECTED_404 });

for (const path of [...pagePaths, ...unknownPaths.map((unknown) => unknown.path)]) {
  test(`${path} has no sideways scroll at any width`, async ({ page }) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const spare = () =>
        page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          window.scrollTo({ left: 100, behavior: "instant" });
          return { room: clientWidth, beyond: scrollWidth - clientWidth, moved: window.scrollX };
        });
      expect(await spare()).toEqual({ room: width, beyond: 0, moved: 0 });
    }
  });
}

for (const path of samplePaths) {
  test(`${path} has no control under 24 pixels, but links in a line of text`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const controls = page.locator(
        ":is(a[href], button, input, select, textarea, [tabindex='0'])",
      );
      const small = await controls.evaluateAll((all) =>
        all
          .filter((control) => {
            const around = control.parentElement?.textContent?.trim();
            const inText =
              getComputedStyle(control).display === "inline" &&
              control.textContent?.trim() !== around;
            return control.checkVisibility({ visibilityProperty: true }) && !inText;
          })
          .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ box, html }) => `${box.width} × ${box.height}: ${html.slice(0, 120)}`),
      );
      expect(await controls.count()).toBeGreaterThan(20);
      expect(small).toEqual([]);
    }
  });
}
