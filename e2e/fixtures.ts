import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { formEndpoint } from "./siteContent";

export { expect };

interface Options {
  /** Browser complaints that a test expects. */
  tolerated: RegExp;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Matches the response to an unknown page, and to Gatsby's requests for its data. */
export const EXPECTED_404 = /^404 \S+\/(proyecto|alquiler|servicios|legal|nada)(\/|$)/;

/** How Chromium and Firefox report a cancelled request. */
const ABORTED = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];

/** Gatsby's messages when its requests for page data fail. */
const NO_DATA = /^(We couldn't load "|page resources for \S+ not found)/;

const MAP = /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/;

/**
 * Playwright's `test`, which also fails on any complaint in the browser's console, on any request
 * to another site, and on any cookie. Map and form service are mocked: nothing leaves this computer.
 */
export const test = base.extend<Options>({
  tolerated: [/^$/, { option: true }],
  page: async ({ page, context, baseURL, tolerated }, use) => {
    const complaints: string[] = [];
    let hasCancelled = false;
    const complain = (text: string) => {
      if (!tolerated.test(text)) complaints.push(text);
    };
    const isOwn = (url: string) =>
      ["data:", "blob:", "tel:", `${baseURL}/`].some((start) => url.startsWith(start));
    const isMocked = (url: string) => MAP.test(url) || url === formEndpoint;
    await context.route(
      ({ href }) => !isOwn(href),
      async (route) => {
        const url = route.request().url();
        if (!isMocked(url)) return route.abort();
        // Form services take their time.
        if (url === formEndpoint) await new Promise((resolve) => setTimeout(resolve, 500));
        return route.fulfill({
          headers: { "Access-Control-Allow-Origin": "*" },
          contentType: "text/html",
          body: "<html lang=es><title>Mapa</title></html>",
        });
      },
    );
    page.on("pageerror", (error) => complain(error.message));
    page.on("console", (message) => {
      // Failed requests are reported below, including their status.
      if (message.text().startsWith("Failed to load resource")) return;
      if (["error", "warning"].includes(message.type())) complain(message.text());
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!isOwn(url) && !isMocked(url)) complain(`foreign request ${url}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page cancels its pending requests.
      if (ABORTED.includes(String(reason))) hasCancelled = true;
      else complain(`${reason} ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
    });
    await use(page);
    // Firefox still informs the page that is being left, so that Gatsby complains.
    expect(complaints.filter((text) => !(hasCancelled && NO_DATA.test(text)))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
});

/** Opens a page and waits until it has been hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until an open page has been hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  // React stores its props on every element that it has hydrated.
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll("#___gatsby :is(a, button, form, ul)")];
    return all.every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    );
  });
  await waitForReact(page);
}

/** Taps, or clicks in Firefox, for which Playwright has no touch support. */
export async function tap(target: Locator): Promise<void> {
  const browser = target.page().context().browser()?.browserType().name();
  await (browser === "firefox" ? target.click() : target.tap());
}

/** Waits for React's queued work, which uses messages and so is not held up by a stopped clock. */
export async function waitForReact(page: Page): Promise<void> {
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
 * Waits until a page has requested nothing for half a second. Playwright's "networkidle" never
 * comes on some visits once the map's frame is there, although no request is pending.
 */
export async function waitForNetworkIdle(page: Page): Promise<void> {
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

const CLOCK_START = Date.UTC(2026, 0, 1, 10);
const CLOCK_STOP = CLOCK_START + 60 * 60 * 1000;

/** Opens a page with a stopped clock, which only `advanceClock` advances. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: CLOCK_START });
  await open(page, path);
  await page.clock.pauseAt(CLOCK_STOP);
  await waitForReact(page);
}

/** Advances the clock of a page on which it is stopped. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await waitForReact(page);
}

/** Scrolls to a position instantly. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Gets the scroll position once it has been stable for ten frames. */
export async function getRestingPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let position = Number.NaN;
    for (let still = 0; still < 10; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = window.scrollY === position ? still + 1 : 0;
      position = window.scrollY;
    }
    return position;
  });
}

/**
 * Describes whether an element is entirely in view, clear of the header.
 * @param slack pixels by which it may overlap
 */
export async function describeVisibility(page: Page, target: Locator, slack = 0): Promise<string> {
  const box = await target.boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  if (!box || !header) return "not there";
  if (box.y < header.y + header.height - slack) return "under the header or above it";
  const bottom = page.viewportSize()?.height ?? 0;
  return box.y + box.height > bottom + slack ? "below the window" : "in view";
}

/** Expects the page to come to rest at a section, with its heading clear of the header. */
export async function expectReached(page: Page, anchor: string): Promise<void> {
  const heading = page.locator(`#${anchor}`).getByRole("heading").first();
  const place = async () => {
    await getRestingPosition(page);
    return describeVisibility(page, heading);
  };
  await expect.poll(place).toBe("in view");
}

/** Lists the controls on a page that don't work without scripts. */
export function findDeadControls(): string[] {
  const controls = "button, summary, [role=search] select, input[type=range]";
  return [...document.querySelectorAll(controls)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.matches("[popovertarget], summary, form[action] [type=submit]"))
    .map((one) => one.outerHTML.slice(0, 120));
}

interface Point {
  x: number;
  y: number;
}

/** Drags fingers across the page, each from one point to another; Playwright only has taps. */
export async function drag(page: Page, ...fingers: [from: Point, to: Point][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", progress?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        progress === undefined
          ? []
          : fingers.map(([from, to], id) => ({
              x: from.x + (to.x - from.x) * progress,
              y: from.y + (to.y - from.y) * progress,
              id,
            })),
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", step / 10);
  // Released at rest, as the distance of a fling depends on the machine's speed.
  await page.waitForTimeout(100);
  await touch("touchEnd");
}
