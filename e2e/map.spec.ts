import { site } from "./siteContent";
import { expect, getRestingPosition, open, PHONE, test, waitForNetworkIdle } from "./support";

test.use({ viewport: PHONE });

test("the map is requested once it is in view", async ({ page }) => {
  await open(page, "/");
  await page.locator("#inversion").scrollIntoViewIfNeeded();
  await getRestingPosition(page);
  await waitForNetworkIdle(page);
  // Only a frame would request it.
  await expect(page.locator("iframe")).toHaveCount(0);
  const requested = page.waitForRequest(/openstreetmap/);
  await page.getByRole("link", { name: /OpenStreetMap/ }).scrollIntoViewIfNeeded();
  const { latitude, longitude } = site.map;
  expect((await requested).url()).toContain(`marker=${latitude}%2C${longitude}`);
});
