import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox } from "../scripts/browser";
import { samplePaths } from "./content";

// Only Firefox's own preference sets the media feature "scripting" that the styles use. Playwright
// hangs there on promises that never settle, so Puppeteer asks, each time in a single call.
test.describe.configure({ mode: "serial" });

let browser: Browser;
let page: Page;
let complaints: string[];

test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    extraPrefsFirefox: { "javascript.enabled": false },
  });
});

test.afterAll(() => browser.close());

test.beforeEach(async () => {
  page = await browser.newPage();
  complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
});

test.afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function open(base: string | undefined, path: string, width = 1280) {
  await page.setViewport({ width, height: 844 });
  const answer = await page.goto(`${base}${path}`);
  // 304 on a second visit.
  expect([200, 304]).toContain(answer?.status());
}

/** Clicks the middle of an element in the window. */
async function press(selector: string) {
  const place = await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  if (!place) throw new Error(`No element matches «${selector}»`);
  await page.mouse.click(place.x, place.y);
}

for (const path of samplePaths) {
  test(`${path} shows its text and pictures`, async ({ baseURL }) => {
    await open(baseURL, path);
    const { ran, parts, hidden, broken } = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main :is(h2, h3, form)")];
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
      return {
        ran: "pagePath" in window || "___loader" in window,
        parts: all.length,
        hidden: all.filter((one) => !one.checkVisibility()).map((one) => one.textContent),
        broken: pictures
          .filter((one) => one.complete && one.naturalWidth === 0)
          .map((one) => one.currentSrc),
      };
    });
    expect(ran).toBe(false);
    expect(parts).toBeGreaterThan(1);
    expect(hidden).toEqual([]);
    expect(broken).toEqual([]);
  });

  test(`${path} has no control that would do nothing`, async ({ baseURL }) => {
    await open(baseURL, path, 390);
    const { working, dead } = await page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll("button, summary, [role=search] select, input[type=range]"),
      ].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const dead = controls.filter((one) => !one.matches("[popovertarget], summary"));
      return {
        working: controls.length - dead.length,
        dead: dead.map((one) => one.outerHTML.slice(0, 120)),
      };
    });
    expect(working).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });
}

test("the menu opens by its button and leads on", async ({ baseURL }) => {
  await open(baseURL, "/", 390);
  const isOpen = () => page.evaluate(() => Boolean(document.querySelector("#menu:popover-open")));
  expect(await isOpen()).toBe(false);
  await press("header button[popovertarget=menu]");
  expect(await isOpen()).toBe(true);
  await press("#menu a[href$='#alquiler']");
  await expect.poll(() => page.url()).toBe(`${baseURL}/#alquiler`);
});
