import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox } from "../scripts/browser";
import { projects } from "./content";
import { samplePaths, unknownPaths } from "./paths";

// Playwright drives no Firefox but its own; Puppeteer drives the installed one.
test.describe.configure({ mode: "serial" });

let browser: Browser;
let page: Page;
let complaints: string[];

const launch = (extraPrefsFirefox = {}) =>
  puppeteer.launch({ browser: "firefox", executablePath: findFirefox(), extraPrefsFirefox });

async function openPage() {
  page = await browser.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
}

/** Opens a page and waits until the scripts have taken it over. */
async function open(base: string | undefined, path: string, width = 1280) {
  await page.setViewport({ width, height: 844 });
  const answer = await page.goto(`${base}${path}`);
  // Scripts run at the first sign of a visitor.
  await page.mouse.move(width / 2, 400);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("#___gatsby :is(a, button, form)")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
  return answer?.status();
}

const textOf = (selector: string) => page.$eval(selector, (node) => node.textContent ?? "");

/** Pictures that came, and can't be shown. */
const brokenPictures = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((one) => one.complete && one.naturalWidth === 0)
      .map((one) => one.currentSrc),
  );

test.describe("Firefox", () => {
  test.beforeAll(async () => {
    browser = await launch();
  });
  test.afterAll(() => browser.close());
  test.beforeEach(openPage);
  test.afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  for (const path of samplePaths) {
    test(`shows ${path} and complains of nothing`, async ({ baseURL }) => {
      expect(await open(baseURL, path)).toBe(200);
      expect((await textOf("h1")).trim()).not.toBe("");
      expect(await brokenPictures()).toEqual([]);
    });
  }

  test("opens the menu, goes to a section and closes it", async ({ baseURL }) => {
    await open(baseURL, "/proyecto/1/", 390);
    await page.locator("header button[popovertarget]").click();
    await page.locator("header [popover]:popover-open a[href='/#contacto']").click();
    await page.waitForFunction(() => location.hash === "#contacto");
    expect(await page.$("header [popover]:popover-open")).toBeNull();
  });

  test("shows the pictures over the whole screen", async ({ baseURL }) => {
    await open(baseURL, "/proyecto/1/");
    await page.locator("::-p-text(Ver galería)").click();
    await page.waitForSelector("[role=dialog] img");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".yarl__root"));
  });

  test("leaves the projects that were chosen", async ({ baseURL }) => {
    await open(baseURL, "/");
    const current = projects.filter(({ status }) => status === "current");
    await page.locator("#proyectos [role=search] ::-p-text(En construcción)").click();
    await page.waitForFunction(() => location.search === "?estado=en-construccion");
    const shown = await page.$$eval("#proyectos article :is(h2, h3, h4)", (all) =>
      all.map((one) => one.textContent),
    );
    expect(shown).toEqual(current.map(({ title }) => title));
  });

  test("holds an empty form back", async ({ baseURL }) => {
    await open(baseURL, "/");
    await page.$eval("#inversion form button[type=submit]", (node) =>
      (node as HTMLElement).click(),
    );
    expect(await page.$eval("#inversion form", (node) => node.matches(":invalid"))).toBe(true);
    expect(await textOf("#inversion [role=status], #inversion output")).not.toContain("enviada");
  });

  for (const { path, message } of unknownPaths) {
    test(`says of ${path} what is not there`, async ({ baseURL }) => {
      page.removeAllListeners("console");
      expect(await open(baseURL, path)).toBe(404);
      expect(await textOf("main")).toContain(message);
    });
  }
});

test.describe("Firefox without scripts", () => {
  test.beforeAll(async () => {
    browser = await launch({ "javascript.enabled": false });
  });
  test.afterAll(() => browser.close());
  test.beforeEach(openPage);
  test.afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  for (const path of samplePaths) {
    test(`shows ${path} with its text and pictures`, async ({ baseURL }) => {
      const answer = await page.goto(`${baseURL}${path}`);
      expect(answer?.status()).toBe(200);
      // Not $eval: Puppeteer needs promises for it, which nobody keeps here.
      const { ran, parts, hidden } = await page.evaluate(() => {
        const all = [...document.querySelectorAll("main :is(h1, h2, h3, form)")];
        return {
          ran: "pagePath" in window || "___loader" in window,
          parts: all.length,
          hidden: all.filter((one) => !one.checkVisibility()).map((one) => one.textContent),
        };
      });
      expect(ran).toBe(false);
      expect(parts).toBeGreaterThan(1);
      expect(hidden).toEqual([]);
      expect(await brokenPictures()).toEqual([]);
    });
  }
});
