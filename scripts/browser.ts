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

/** Keep Chromium from contacting Google; root can't use its sandbox. */
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
 * @param named the path that the environment gives for it, which comes first
 * @param names what it may be called in PATH, the best first
 * @param others further paths where it may be
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
 * Finds a Chrome or Chromium for the browser tests.
 * @returns the path of the one that CHROME_PATH names, else of an installed one, else of
 * Playwright's own (`npx playwright install chromium`); nothing where there is none
 */
export const findBrowser = () =>
  findProgram(process.env.CHROME_PATH, CHROMIUM, [chromium.executablePath()]);

/**
 * Finds a Firefox for the browser tests, which Playwright drives over WebDriver BiDi.
 * @returns the path of the one that FIREFOX_PATH names, else of an installed one; nothing
 * where there is none
 */
export const findFirefox = () => findProgram(process.env.FIREFOX_PATH, ["firefox-esr", "firefox"]);

/** Finds WebKitGTK's browser for the tests in WebKit; nothing where it or its driver is not there. */
export const findMiniBrowser = () =>
  findProgram(undefined, ["WebKitWebDriver"]) &&
  findProgram(
    process.env.MINIBROWSER_PATH,
    [],
    ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
