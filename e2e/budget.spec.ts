import type { Page } from "@playwright/test";
import { newestProjects } from "./content";
import { samplePaths } from "./paths";
import { expect, open, settled, test } from "./support";

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
});

const KB = 1024;

/** All versions of a picture stand in one folder: /static/<picture>/<version>/<name>. */
const pictureOf = (url: string) => new URL(url).pathname.split("/")[2];

/** Notes the size of every picture that a page fetches, by address. */
function picturesOf(page: Page) {
  const asked: string[] = [];
  const sizes = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() !== "image") return;
    // What is cut off on its way has no body: the second test is about those.
    const size = response.body().then(({ length }) => length);
    sizes.set(
      response.url(),
      size.catch(() => 0),
    );
  });
  return { asked, sizes };
}

/** Scrolls through the page to the end of a section, as a visitor would. */
async function scrollThrough(page: Page, anchor: string) {
  const pictures = page.getByRole("main").locator("img");
  for (let left = Number.POSITIVE_INFINITY; left >= 1; ) {
    left = await page.locator(anchor).evaluate((node) => {
      window.scrollBy({ top: 400, behavior: "instant" });
      return node.getBoundingClientRect().bottom - window.innerHeight;
    });
    const pending = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => {
        const seen = all.filter((one) => {
          const { top, left: start } = one.getBoundingClientRect();
          return top < window.innerHeight && start < window.innerWidth;
        });
        return seen.filter((one) => !one.complete).length;
      });
    await expect.poll(pending).toBe(0);
  }
  await settled(page);
}

// 350 KB where there are six projects.
const BUDGET = (130 + 220 * Math.max(1, newestProjects.length / 6)) * KB;

test("the pictures from the top to the end of the projects weigh at most 350 KB", async ({
  page,
}) => {
  const { sizes } = picturesOf(page);
  await open(page, "/");
  await scrollThrough(page, "#proyectos");
  const weights = await Promise.all(sizes.values());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  test.info().annotations.push({ type: "pictures", description: `${weights.length}: ${total} B` });
  // The hero, the front of the house and a card each.
  expect(weights.length).toBeGreaterThanOrEqual(2 + newestProjects.length);
  expect(total).toBeLessThanOrEqual(BUDGET);
});

test("the picture of the hero weighs at most 70 KB, whatever else is fetched of it", async ({
  page,
}) => {
  const { sizes } = picturesOf(page);
  await open(page, "/");
  const hero = page.locator("#inicio img");
  await expect(hero).toHaveJSProperty("complete", true);
  await settled(page);
  const source = await hero.evaluate((node: HTMLImageElement) => node.currentSrc);
  const versions = [...sizes.keys()].filter((url) => pictureOf(url) === pictureOf(source));
  const weights = await Promise.all(versions.map((url) => sizes.get(url) ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  test.info().annotations.push({ type: "hero", description: `${total} B` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(70 * KB);
});

for (const path of samplePaths) {
  test(`no picture of ${path} is asked for in two formats or sizes`, async ({ page }) => {
    const { asked } = picturesOf(page);
    await open(page, path);
    await scrollThrough(page, "footer");
    const pictures = asked.filter((url) => url.includes("/static/")).map(pictureOf);
    expect(pictures).not.toEqual([]);
    expect(pictures).toEqual([...new Set(pictures)]);
  });
}
