import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox } from "../scripts/browser";
import { pagePaths, unknownPaths } from "./paths";

// Playwright drives no Firefox but its own; Puppeteer drives the installed one.
test.describe.configure({ mode: "serial" });

let browser: Browser;
let page: Page;
let complaints: string[];

test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox() });
});
test.afterAll(() => browser.close());

test.beforeEach(async () => {
  page = await browser.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
});
test.afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

/** Opens a page and waits until the scripts have taken it over. */
async function open(base: string | undefined, path: string, width = 1280) {
  await page.setViewport({ width, height: 844 });
  const answer = await page.goto(`${base}${path}`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("#___gatsby :is(a, button, form)")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
  return answer?.status();
}

const textOf = (selector: string) => page.$eval(selector, (node) => node.textContent ?? "");

for (const path of pagePaths) {
  test(`Firefox shows ${path} and complains of nothing`, async ({ baseURL }) => {
    expect(await open(baseURL, path)).toBe(200);
    expect((await textOf("h1")).trim()).not.toBe("");
    const missing = await page.$$eval("main img", (all) =>
      all.filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.currentSrc),
    );
    expect(missing).toEqual([]);
  });
}

test("Firefox opens the menu, goes to a section and closes it", async ({ baseURL }) => {
  await open(baseURL, "/proyecto/1/", 390);
  await page.locator("header button[popovertarget]").click();
  await page.locator("header [popover]:popover-open a[href='/#contacto']").click();
  await page.waitForFunction(() => location.hash === "#contacto");
  expect(await page.$("header [popover]:popover-open")).toBeNull();
});

test("Firefox shows the pictures over the whole screen", async ({ baseURL }) => {
  await open(baseURL, "/proyecto/1/");
  await page.locator("::-p-text(Ver galería)").click();
  await page.waitForSelector("[role=dialog] img");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".yarl__root"));
});

test("Firefox holds an empty form back", async ({ baseURL }) => {
  await open(baseURL, "/");
  await page.$eval("#inversion form button[type=submit]", (node) => (node as HTMLElement).click());
  expect(await page.$eval("#inversion form", (node) => node.matches(":invalid"))).toBe(true);
  expect(await textOf("#inversion [role=status], #inversion output")).not.toContain("enviada");
});

for (const { path, message } of unknownPaths) {
  test(`Firefox says of ${path} what is not there`, async ({ baseURL }) => {
    complaints = [];
    page.removeAllListeners("console");
    expect(await open(baseURL, path)).toBe(404);
    expect(await textOf("main")).toContain(message);
  });
}
