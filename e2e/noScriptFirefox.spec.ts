import { expect, test } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { findFirefox } from "../scripts/utils/findBrowsers";
import { findDeadControls } from "./fixtures";
import { facadePath, freeUnit } from "./siteContent";

// Only Firefox's own preference sets the `scripting` media feature that the styles use. Playwright
// hangs then on promises that never settle, so Puppeteer is used, with single calls.
let browser: Browser;

test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    extraPrefsFirefox: { "javascript.enabled": false },
  });
});

test.afterAll(() => browser.close());

// These have everything that styles show or hide; noScript.spec.ts covers the others.
for (const path of ["/", facadePath, freeUnit.path]) {
  test(`Firefox without scripts shows all of ${path} and no dead controls`, async ({ baseURL }) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.setViewport({ width: 390, height: 844 });
    expect((await page.goto(`${baseURL}${path}`))?.status()).toBe(200);
    const { ran, parts, hidden, broken, menu } = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main :is(h2, h3, form)")];
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
      return {
        ran: "pagePath" in window || "___loader" in window,
        parts: all.length,
        hidden: all.filter((one) => !one.checkVisibility()).map((one) => one.textContent),
        broken: pictures
          .filter((one) => one.complete && one.naturalWidth === 0)
          .map((one) => one.currentSrc),
        menu: document.querySelector("[popovertarget=menu]")?.checkVisibility(),
      };
    });
    expect(ran).toBe(false);
    expect(parts).toBeGreaterThan(1);
    expect(hidden).toEqual([]);
    expect(broken).toEqual([]);
    // The browser itself opens it.
    expect(menu).toBe(true);
    expect(await page.evaluate(findDeadControls)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
}
