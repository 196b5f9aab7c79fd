import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

interface Options {
  /** What the browser may complain of in these tests. */
  tolerated: RegExp;
}

/** The two windows in which the site is used most. */
export const devices = [
  { device: "a desktop", viewport: { width: 1280, height: 800 } },
  { device: "a phone", viewport: { width: 390, height: 844 } },
];

/** What an unknown page is answered with, and the data that Gatsby looks for there. */
export const EXPECTED_404 = /^404 \S+\/(proyecto|alquiler|servicios|nada)(\/|$)/;

/** What Chromium and Firefox call a request that was broken off. */
const ABORTED = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];

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
      if (!ABORTED.includes(String(reason))) complain(`${reason} ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
});

/** Opens a page and waits until the scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The scripts wait for a sign of the visitor.
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  // React keeps the props of every element on it, once it has hydrated it.
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll("#___gatsby :is(a, button, form, ul)")];
    return all.every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    );
  });
  await rendered(page);
}

/** Leaves pages no time for what they do when the browser has nothing else to do. */
export async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Presses with a finger, or in Firefox, which has none to lend, with the mouse. */
export async function tap(target: Locator): Promise<void> {
  const browser = target.page().context().browser()?.browserType().name();
  await (browser === "firefox" ? target.click() : target.tap());
}

/** Waits for what React has queued: it works through messages, which no clock holds up. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/**
 * Waits until a page has fetched nothing for half a second. Playwright's "networkidle"
 * never comes on some visits once the map's frame is there, with no request open.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: "resource" });
      }),
  );
}
