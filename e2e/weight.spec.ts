import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pagePaths, samplePaths } from "./paths";
import { expect, keepBusy, open, settled, test } from "./support";

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
});

const KB = 1000;
const TEXT = /\.(js|json|svg|webmanifest)$|\/$/;

/** Everything that a page fetches, each file once: its address and its bytes on the wire. */
function filesOf(page: Page) {
  const files = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // As servers send them: the pages come with a Brotli version of every text.
    const size = response
      .body()
      .then((body) => (TEXT.test(pathname) ? brotliCompressSync(body).length : body.length));
    if (!files.has(pathname))
      files.set(
        pathname,
        size.catch(() => 0),
      );
  });
  return {
    paths: () => [...files.keys()],
    weight: async (kind: RegExp) => {
      const sizes = [...files].filter(([name]) => kind.test(name)).map(([, size]) => size);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

for (const path of samplePaths) {
  test(`the first view of ${path} weighs at most 450 KB, its scripts 100, its fonts 52`, async ({
    page,
  }) => {
    const files = filesOf(page);
    await open(page, path);
    await settled(page);
    const [all, scripts, fonts] = await Promise.all(
      [/./, /\.js$/, /\.woff2$/].map((kind) => files.weight(kind)),
    );
    const description = `${files.paths().length} files, ${all} B, scripts ${scripts}, fonts ${fonts}`;
    test.info().annotations.push({ type: "weight", description });
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(100 * KB);
    expect(fonts).toBeLessThanOrEqual(52 * KB);
    expect(all).toBeLessThanOrEqual(450 * KB);
    expect(files.paths().length).toBeLessThanOrEqual(50);
  });

  test(`at most 450 boxes of ${path} are laid out before anybody stirs`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await keepBusy(page);
    await page.goto(path);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    const { metrics } = await devtools.send("Performance.getMetrics");
    const boxes = metrics.find(({ name }) => name === "LayoutObjects")?.value;
    expect(boxes).toBeGreaterThan(50);
    expect(boxes).toBeLessThanOrEqual(450);
  });

  test(`no script of ${path} is asked for before its first picture is in`, async ({ page }) => {
    const events: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) events.push("script");
    });
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "image") events.push("picture");
    });
    await open(page, path);
    expect(events).toContain("script");
    expect(events.indexOf("picture")).toBeLessThan(events.indexOf("script"));
    expect(events).toContain("picture");
  });
}

test("styles are not written once more for browsers of ten years ago", async ({ request }) => {
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    expect(html.match(/-ms-[a-z]+|-webkit-(?:box|flex)\b/g) ?? [], path).toEqual([]);
  }
});

/** How far things move on a page while it comes and is scrolled through, as browsers count it. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await open(page, path);
  for (let left = true; left; ) {
    left = await page.evaluate(() => {
      window.scrollBy({ top: 600, behavior: "instant" });
      return window.innerHeight + window.scrollY + 1 < document.documentElement.scrollHeight;
    });
  }
  await settled(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

for (const path of pagePaths) {
  test(`nothing moves on ${path} while it comes and is scrolled through`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // A browser short of time may paint half a page; what the page itself moves, it moves always.
    let least = Number.POSITIVE_INFINITY;
    for (let visit = 0; visit < 3 && least > 0.005; visit += 1) {
      least = Math.min(least, await shiftOf(page, path));
    }
    expect(least).toBeLessThanOrEqual(0.005);
  });
}
