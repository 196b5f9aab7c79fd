import { test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Options {
  /** What the browser may complain of in these tests. */
  tolerated: RegExp;
}

/** The frame of the map; it is answered here, so that no test depends on the network. */
const MAP = /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/;

/**
 * Playwright's `test`, which also fails on anything the browser complains of,
 * on any request to another site but the map's, and on any cookie.
 */
export const test = base.extend<Options>({
  tolerated: [/^$/, { option: true }],
  page: async ({ page, context, baseURL, tolerated }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!tolerated.test(text)) complaints.push(text);
    };
    await context.route(MAP, (route) =>
      route.fulfill({ contentType: "text/html", body: "<html lang=es><title>Mapa</title></html>" }),
    );
    page.on("pageerror", (error) => complain(error.message));
    page.on("console", (message) => {
      // Failed requests are told below, with their status.
      if (message.text().startsWith("Failed to load resource")) return;
      if (["error", "warning"].includes(message.type())) complain(message.text());
    });
    page.on("request", (request) => {
      const inside = ["data:", "blob:", `${baseURL}/`].some((start) =>
        request.url().startsWith(start),
      );
      if (!inside && !MAP.test(request.url())) complain(`foreign request ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page cuts off what it was still fetching.
      if (reason !== "net::ERR_ABORTED") complain(`${reason} ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
});

/** When the controlled clock starts, and when it is stopped. */
const START = Date.UTC(2026, 0, 1, 10);
const STOP = START + 60 * 60 * 1000;

/** Opens a page and waits until the scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  // Gatsby marks the moment when every effect of the first render has run.
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === "onInitialClientRender") Object.assign(window, { hydrated: true });
      return mark(name, options);
    };
  });
  await page.goto(path);
  await page.waitForFunction(() => "hydrated" in window);
}

/** Opens a page whose clock stands still; only `pass` moves it. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await open(page, path);
  await page.clock.pauseAt(STOP);
  await rendered(page);
}

/** Lets a stretch of time pass on a stopped page. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await rendered(page);
}

/** Waits for what React has queued: it works through messages, which no clock holds up. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Scrolls to a height at once. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Where the page comes to rest, once it scrolls no more. */
export async function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let place = Number.NaN;
    for (let still = 0; still < 10; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = window.scrollY === place ? still + 1 : 0;
      place = window.scrollY;
    }
    return place;
  });
}

/** Expects the page to have come to rest on a section, its heading clear of the header. */
export async function expectReached(page: Page, anchor: string): Promise<void> {
  const place = async () => {
    await restingPlace(page);
    const heading = await page.locator(`#${anchor}`).getByRole("heading").first().boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    if (!heading || !header) return "not there";
    if (heading.y < header.y + header.height) return "under the header or above it";
    const bottom = page.viewportSize()?.height ?? 0;
    return heading.y + heading.height > bottom ? "below the window" : "reached";
  };
  await expect.poll(place).toBe("reached");
}
