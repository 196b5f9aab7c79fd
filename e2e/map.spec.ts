import { site } from "./content";
import { expect, getRestingPosition, open, PHONE, settled, test } from "./support";

test.use({ viewport: PHONE });

test("the map is requested when it comes into view", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) requests.push(request.url());
  });
  const frames = page.locator("iframe");
  await open(page, "/");
  await page.locator("#inversion").scrollIntoViewIfNeeded();
  await getRestingPosition(page);
  await settled(page);
  await expect(frames).toHaveCount(0);
  expect(requests).toEqual([]);
  const link = page.getByRole("link", { name: /OpenStreetMap/ });
  await link.scrollIntoViewIfNeeded();
  await expect(frames).toHaveCount(1);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toContain(`marker=${site.map.latitude}%2C${site.map.longitude}`);
});
