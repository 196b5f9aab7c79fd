import {
  drag,
  expect,
  getRestingPosition,
  open,
  PHONE,
  test,
  waitForNetworkIdle,
} from "./fixtures";
import { site } from "./siteContent";

test.use({ viewport: PHONE, hasTouch: true });

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

test("the map takes wheel and finger only after a press on it @chromium", async ({ page }) => {
  // Like OpenStreetMap's, this one keeps both to itself.
  const body = `<html lang=es style="height: 100%; touch-action: none"><title>Mapa</title>
    <script>addEventListener("wheel", (event) => event.preventDefault(), { passive: false })</script>`;
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body }));
  await open(page, "/");
  await page.getByRole("link", { name: /OpenStreetMap/ }).scrollIntoViewIfNeeded();
  const map = page.locator("iframe");
  await expect(map).toBeVisible();
  const getMiddle = async () => {
    await map.evaluate((frame) => frame.scrollIntoView({ block: "center", behavior: "instant" }));
    await getRestingPosition(page);
    const { x, y, width, height } = (await map.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Gets by how much a gesture over the map scrolls the page. */
  const measure = async (gesture: (middle: { x: number; y: number }) => Promise<void>) => {
    const middle = await getMiddle();
    const top = await page.evaluate(() => scrollY);
    await gesture(middle);
    return (await getRestingPosition(page)) - top;
  };
  const turnWheel = async ({ x, y }: { x: number; y: number }) => {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(300);
  };
  const swipe = (middle: { x: number; y: number }) =>
    drag(page, [middle, { x: middle.x, y: middle.y + 100 }]);
  expect(await measure(turnWheel)).toBeLessThan(-50);
  expect(await measure(swipe)).toBeLessThan(-50);
  const middle = await getMiddle();
  await page.touchscreen.tap(middle.x, middle.y);
  await expect(page.getByRole("button", { name: "Mover el mapa" })).toHaveCount(0);
  expect(await measure(turnWheel)).toBe(0);
  expect(await measure(swipe)).toBe(0);
});
