import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** In order of preference; the first is made for tests, which take half the time in it. */
const CHROMIUM = [
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
];

/** Keep Chromium from contacting Google; the sandbox does not work as root. */
export const chromeFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Finds a program.
 * @param named the path given by an environment variable, which takes precedence
 * @param names possible names in PATH, the best one first
 * @param others further paths to try
 */
export function findProgram(
  named: string | undefined,
  names: readonly string[],
  others: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [named ?? "", ...installed, ...others].find((file) => existsSync(file));
}

/**
 * Finds Chrome or Chromium for the browser tests.
 * @returns the path in CHROME_PATH, else of an installed browser, else of Playwright's own (`npx
 * playwright install chromium`); undefined if there is none
 */
export const findBrowser = () =>
  findProgram(process.env.CHROME_PATH, CHROMIUM, [chromium.executablePath()]);

/**
 * Finds Firefox for the browser tests, which Playwright drives over WebDriver BiDi.
 * @returns the path in FIREFOX_PATH, else of an installed browser; undefined if there is none
 */
export const findFirefox = () => findProgram(process.env.FIREFOX_PATH, ["firefox-esr", "firefox"]);

/** Finds WebKitGTK's browser for the tests in WebKit; undefined without it or its driver. */
export const findMiniBrowser = () =>
  findProgram(undefined, ["WebKitWebDriver"]) &&
  findProgram(
    process.env.MINIBROWSER_PATH,
    [],
    ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
