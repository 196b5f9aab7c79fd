import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findProgram } from "./findProgram";

/** In order of preference; the first is made for tests, which take half the time in it. */
const CHROMIUM = [
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
];

const MACOS_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Keep Chromium from contacting Google; the sandbox does not work as root. */
export const chromeFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Where `unpackBrowser` puts the browser that is a development dependency, its libraries and font. */
const UNPACKED = path.resolve("node_modules/.cache/chromium");

/**
 * The browser of the package looks for fonts in another machine's folders, and has none with the
 * metrics of the pages' fallback fonts, so that text would shift as web fonts arrive.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${UNPACKED}/fonts</dir>
  <dir>${path.resolve("node_modules/@expo-google-fonts")}</dir>
  <cachedir>${UNPACKED}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the Chromium that `@sparticuz/chromium` ships: for a machine that has no browser, and no
 * right to install one.
 * @returns whether it runs on this machine: only on Linux on x64
 */
export async function unpackBrowser(): Promise<boolean> {
  if (process.platform !== "linux" || process.arch !== "x64") return false;
  await mkdir(UNPACKED, { recursive: true });
  // It unpacks into the folder for temporary files, and its libraries only where it is made for.
  Object.assign(process.env, { TMPDIR: UNPACKED, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" });
  const { default: packed } = await import("@sparticuz/chromium");
  await packed.executablePath();
  await writeFile(path.join(UNPACKED, "fonts.conf"), FONTS);
  return true;
}

/**
 * Finds Chrome or Chromium for the browser tests.
 * @returns how Playwright launches the one in CHROME_PATH, else an installed browser, else
 * Playwright's own (`npx playwright install chromium`), else the one that `unpackBrowser` has
 * unpacked; undefined if there is none
 */
export function findBrowser() {
  const installed = findProgram(process.env.CHROME_PATH, CHROMIUM, [
    MACOS_CHROME,
    chromium.executablePath(),
  ]);
  if (installed) return { executablePath: installed, args: chromeFlags };
  const executablePath = path.join(UNPACKED, "chromium");
  if (!existsSync(executablePath)) return undefined;
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: path.join(UNPACKED, "al2023/lib"),
    FONTCONFIG_FILE: path.join(UNPACKED, "fonts.conf"),
  };
  return { executablePath, args: chromeFlags, env };
}

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
