import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const FIREFOX = ["firefox-esr", "firefox"];

const MAC_FIREFOX = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** The first is made for tests, which take half the time in it. */
const NAMES = [
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
];

const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds a Chrome or Chromium for the end-to-end tests, without installing one.
 * @returns the path of the one that CHROME_PATH names, else of an installed
 * one, else of Playwright's own; nothing where there is none
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROME_PATH ?? "", ...installed, MAC, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Finds a browser, or installs one: Playwright's download or, where that is out
 * of reach and we are root on Debian, the `chromium-headless-shell` package.
 * @returns its path
 * @throws Error that says in one line what to do
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chrome or Chromium here: installing one …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  if (!findBrowser() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-q", "chromium-headless-shell"], {
      stdio: "inherit",
      env,
    });
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      "No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to one.",
    );
  }
  return installed;
}

/**
 * Finds a Firefox for the end-to-end tests, without installing one.
 * @returns the path of the one that FIREFOX_PATH names, else of an installed one;
 * nothing where there is none
 */
export function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = FIREFOX.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.FIREFOX_PATH ?? "", ...installed, MAC_FIREFOX].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Finds a Firefox or, as root on Debian, installs the `firefox-esr` package.
 * @returns its path
 * @throws Error that says in one line what to do
 */
export function ensureFirefox(): string {
  if (!findFirefox() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-q", "firefox-esr"], { stdio: "inherit", env });
  }
  const found = findFirefox();
  if (!found) throw new Error("No Firefox for the tests: install it, or set FIREFOX_PATH to one.");
  return found;
}
