import type { Page, Request } from "@playwright/test";
import { expect, PHONE, test, waitForHydration, waitForNetworkIdle } from "./fixtures";
import { freeUnit, getEntry, listPaths, projectPath, projects, samplePaths } from "./siteContent";

test.use({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

const KB = 1000;
const SCRIPT = /\.js$/;

/** All versions of a picture are in one folder: /static/<picture>/<version>/<name>. */
const findPicture = (path: string) => path.split("/")[2];

/** Records every file that a page loads, once per path, with its transfer size. */
function recordFiles(page: Page) {
  const files = new Map<string, Request>();
  const events: string[] = [];
  // Including cancelled requests.
  const pictures: string[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "image") events.push("picture");
    if (!files.has(pathname)) files.set(pathname, request);
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPT.test(pathname)) events.push("script");
    if (request.resourceType() === "image" && pathname.startsWith("/static/")) {
      pictures.push(pathname);
    }
  });
  return {
    events,
    pictures,
    sum: async (isIncluded: (path: string) => boolean) => {
      const included = [...files].filter(([path]) => isIncluded(path));
      const sizes = await Promise.all(included.map(([, request]) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
    count: () => files.size,
  };
}

/** Scrolls to the end of a section as a visitor would. */
async function scrollThrough(page: Page, anchor: string) {
  const pictures = page.getByRole("main").locator("img");
  for (let left = Number.POSITIVE_INFINITY; left >= 1; ) {
    left = await page.locator(anchor).evaluate((node) => {
      window.scrollBy({ top: 400, behavior: "instant" });
      return node.getBoundingClientRect().bottom - window.innerHeight;
    });
    const countPending = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => {
        const seen = all.filter((one) => {
          const { top, left: start } = one.getBoundingClientRect();
          return top < window.innerHeight && start < window.innerWidth;
        });
        return seen.filter((one) => !one.complete).length;
      });
    await expect.poll(countPending).toBe(0);
  }
  await waitForNetworkIdle(page);
}

/** Limits for the first view, in transferred bytes. */
const LIMITS = { total: 300 * KB, scripts: 125 * KB, fonts: 38 * KB };
/** The landing page's are its weights when they were set. */
const LANDING_LIMITS = { ...LIMITS, total: 240 * KB, withoutScripts: 115 * KB };

/** For all pictures down to the end of the six projects. */
const PICTURES_LIMIT = 350 * 1024;
const HERO_LIMIT = 70 * 1024;

for (const path of samplePaths) {
  test(`the first view of ${path} is within budget, with each picture once`, async ({ page }) => {
    const { events, pictures, sum, count } = recordFiles(page);
    await page.goto(path);
    await waitForHydration(page);
    await waitForNetworkIdle(page);
    const total = await sum(() => true);
    const scripts = await sum((file) => SCRIPT.test(file));
    // Only scripts use Gatsby's data.
    const withoutScripts = await sum(
      (file) => !SCRIPT.test(file) && !file.startsWith("/page-data/"),
    );
    const fonts = await sum((file) => file.endsWith(".woff2"));
    const weights = { total, withoutScripts, scripts, fonts };
    test.info().annotations.push({ type: "weight", description: JSON.stringify(weights) });
    expect(scripts).toBeGreaterThan(0);
    expect(count()).toBeLessThanOrEqual(50);
    for (const [part, limit] of Object.entries(path === "/" ? LANDING_LIMITS : LIMITS)) {
      expect(weights[part as keyof typeof weights], part).toBeLessThanOrEqual(limit);
    }
    // Scripts must not compete with the first picture; a home's first view is its building, drawn.
    if (path !== freeUnit.path) {
      expect(events).toContain("picture");
      expect(events.indexOf("picture")).toBeLessThan(events.indexOf("script"));
    }
    if (path === "/") {
      await scrollThrough(page, "#proyectos");
      const hero = await page
        .locator("#inicio img")
        .evaluate((node: HTMLImageElement) => new URL(node.currentSrc).pathname);
      const heroWeight = await sum((file) => findPicture(file) === findPicture(hero));
      expect(heroWeight).toBeGreaterThan(0);
      expect(heroWeight).toBeLessThanOrEqual(HERO_LIMIT);
      // The hero, the photo banner and those of six cards.
      expect(pictures.length).toBeGreaterThanOrEqual(8);
      expect(await sum((file) => pictures.includes(file))).toBeLessThanOrEqual(PICTURES_LIMIT);
    }
    await scrollThrough(page, "footer");
    expect(pictures).not.toEqual([]);
    expect(pictures.map(findPicture)).toEqual([...new Set(pictures.map(findPicture))]);
  });
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`with ${deviceScaleFactor} pixels a point`, () => {
    test.use({ deviceScaleFactor, isMobile: false });

    test("cards take the picture that fits their layout", async ({ page }) => {
      for (const path of ["/", ...listPaths, projectPath(getEntry(projects))]) {
        await page.goto(path);
        for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const wrong = await page.evaluate(findMisfits);
          expect({ path, width, wrong }).toEqual({ path, width, wrong: [] });
        }
      }
    });
  });
}

/** Lists cards whose picture would be another one if `sizes` said what they are laid out as. */
async function findMisfits(): Promise<string[]> {
  const cards = "article img, #nosotros img, #equipo img, h2 ~ ul > li > :first-child img";
  const copies: HTMLElement[] = [];
  const copy = (image: HTMLImageElement, sizes: string) => {
    const picture = image.closest("picture")?.cloneNode(true) as HTMLElement;
    for (const part of picture.querySelectorAll<HTMLImageElement>("source, img"))
      part.sizes = sizes;
    copies.push(picture);
    document.body.append(picture);
    return picture.querySelector("img") as HTMLImageElement;
  };
  const pairs = [...document.querySelectorAll<HTMLImageElement>(`main :is(${cards})`)].map(
    (one) => {
      const { width, height } = one.getBoundingClientRect();
      // What covers its frame; the attributes have the picture's proportions.
      const ratio = Number(one.getAttribute("width")) / Number(one.getAttribute("height"));
      const needed = Math.max(width, height * ratio);
      return { actual: copy(one, one.sizes), right: copy(one, `${needed}px`) };
    },
  );
  // Browsers choose at once, and fetch afterwards.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const wrong = pairs.filter(({ actual, right }) => actual.currentSrc !== right.currentSrc);
  for (const picture of copies) picture.remove();
  return wrong.map(({ actual, right }) => `${actual.alt}: ${actual.sizes}, not ${right.sizes}`);
}
