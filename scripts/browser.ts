import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The first is made for tests, which take half the time in it. */
const CHROMIUM = [
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
];

function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Finds a Chrome or Chromium for the browser tests.
 * @returns the path of the one that CHROME_PATH names, else of an installed one, else of
 * Playwright's own (`npx playwright install chromium`); nothing where there is none
 */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return process.env.CHROME_PATH ?? findInPath(CHROMIUM) ?? (existsSync(own) ? own : undefined);
}

/**
 * Finds a Firefox for the browser tests, which Playwright drives over WebDriver BiDi.
 * @returns the path of the one that FIREFOX_PATH names, else of an installed one; nothing
 * where there is none
 */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findInPath(["firefox-esr", "firefox"]);
}
