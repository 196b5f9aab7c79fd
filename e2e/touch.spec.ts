import { drag, expect, getRestingPosition, open, PHONE, test } from "./fixtures";
import { getEntry, projectPath, projects, samplePaths } from "./siteContent";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test("scrolling over a slider changes nothing", async ({ page }) => {
  await open(page, "/");
  const slider = page.getByRole("slider").first();
  await slider.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await slider.inputValue();
  const box = await slider.boundingBox();
  if (!box) throw new Error("not there");
  const start = { x: box.x + box.width * 0.9, y: box.y + box.height / 2 };
  const top = await page.evaluate(() => scrollY);
  await drag(page, [start, { x: start.x, y: start.y - 200 }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(slider).toHaveValue(before);
  await getRestingPosition(page);
  // A horizontal drag moves it.
  await slider.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  const y = ((await slider.boundingBox())?.y ?? 0) + box.height / 2;
  await drag(page, [
    { x: start.x, y },
    { x: box.x + box.width * 0.1, y },
  ]);
  await expect(slider).not.toHaveValue(before);
});

test("a swipe moves the lightbox, and only a tap beside the picture closes it", async ({
  page,
}) => {
  await open(page, projectPath(getEntry(projects)));
  await page.getByRole("button", { name: "Ver galería" }).click();
  const gallery = page.getByRole("dialog", { name: /^Galería/ });
  await expect(gallery.getByRole("img").first()).toBeVisible();
  const [left, right] = [
    { x: 60, y: 90 },
    { x: 330, y: 90 },
  ];
  const gestures = {
    pinch: () => drag(page, [left, { x: 180, y: 120 }], [right, { x: 210, y: 120 }]),
    swipe: () => drag(page, [right, left]),
    "swipe that is too short": () => drag(page, [left, { x: 80, y: 95 }]),
    "move of the mouse": async () => {
      await page.mouse.move(left.x, left.y);
      await page.mouse.down();
      await page.mouse.move(left.x + 20, left.y + 20);
      await page.mouse.up();
    },
  };
  for (const [name, gesture] of Object.entries(gestures)) {
    await gesture();
    // Sooner, the next press would count as a double tap, which enlarges the picture.
    await page.waitForTimeout(500);
    await expect(gallery, name).toBeVisible();
  }
  await expect(gallery).toContainText("2 / 4");
  await page.touchscreen.tap(left.x, left.y);
  await expect(gallery).toHaveCount(0);
});

test("every field is large enough that phones don't zoom in on it", async ({ page }) => {
  for (const path of samplePaths) {
    await page.goto(path);
    const small = await page.locator("input, select, textarea").evaluateAll((fields) =>
      fields.flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        return size < 16 ? [`${field.getAttribute("name")}: ${size}`] : [];
      }),
    );
    expect([path, ...small]).toEqual([path]);
  }
});

test("the lightbox stays open when its page is reloaded, and Back closes it", async ({ page }) => {
  await open(page, "/proyectos/");
  await page.getByRole("link", { name: getEntry(projects).title, exact: true }).click();
  await expect(page).toHaveURL(projectPath(getEntry(projects)));
  await page.getByRole("button", { name: "Ver galería" }).click();
  const gallery = page.getByRole("dialog", { name: /^Galería/ });
  await expect(gallery).toBeVisible();
  // Like a tab that the browser has discarded.
  await page.reload();
  await expect(gallery).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(gallery).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/proyectos\/$/);
});
