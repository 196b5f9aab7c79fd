import { site } from "./content";
import { samplePaths } from "./paths";
import { restingPlace, scrollTo } from "./scroll";
import { devices, expect, open, settled, test } from "./support";

for (const { device, viewport } of devices) {
  test(`the map is asked for when it comes into view, and once, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("openstreetmap")) asked.push(request.url());
    });
    const frames = page.locator("iframe");
    await open(page, "/");
    await page.locator("#inversion").scrollIntoViewIfNeeded();
    await restingPlace(page);
    await settled(page);
    await expect(frames).toHaveCount(0);
    expect(asked).toEqual([]);
    const link = page.getByRole("link", { name: /OpenStreetMap/ });
    await link.scrollIntoViewIfNeeded();
    await expect(frames).toHaveCount(1);
    await expect(frames).toHaveAttribute("title", /\S/);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain(`marker=${site.map.latitude}%2C${site.map.longitude}`);
    await scrollTo(page, 0);
    await restingPlace(page);
    await link.scrollIntoViewIfNeeded();
    await restingPlace(page);
    await expect(frames).toHaveCount(1);
    expect(asked).toHaveLength(1);
  });
}

for (const path of samplePaths.slice(1)) {
  test(`nothing from outside is on ${path}`, async ({ page }) => {
    await open(page, path);
    await scrollTo(page, 100_000);
    await restingPlace(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    const foreign = await page
      .locator("img, script, source, link[rel='stylesheet']")
      .evaluateAll((all) =>
        all.flatMap((one) =>
          ["src", "srcset", "href"].filter((name) =>
            /(^|\s)\w*:?\/\//.test(one.getAttribute(name) ?? ""),
          ),
        ),
      );
    expect(foreign).toEqual([]);
  });
}
