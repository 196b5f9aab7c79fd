import { defineConfig } from "@playwright/test";
import { findBrowser, findFirefox } from "./scripts/utils/findBrowsers";

const port = Number(process.env.E2E_PORT ?? 9123);

/** Needs Firefox's own preference that disables scripts. */
const NO_SCRIPT_FIREFOX = "**/noScriptFirefox.spec.ts";

/** Needs nginx, and tests its configuration. */
const NGINX = "**/nginx.spec.ts";

/** Drives WebKitGTK itself. */
const WEBKIT = "**/webkit.spec.ts";

/** Where browsers differ most: native elements, media, focus, and the loading of pages. */
const FIREFOX = [
  ...["contentSecurityPolicy", "facade", "filters", "forms", "gallery", "hydration"],
  ...["lightbox", "map", "menu", "navigation", "sharePanel", "unitPage"],
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: "100%",
  // As in Playwright's template; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine, so that only hanging tests fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? "list" : "line",
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${port}`,
    locale: "es-ES",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "chromium",
      testIgnore: ["develop/**", NGINX, NO_SCRIPT_FIREFOX, WEBKIT],
      use: {
        launchOptions: findBrowser(),
      },
    },
    { name: "nginx", testMatch: NGINX },
    { name: "webkit", testMatch: WEBKIT },
    {
      name: "firefox",
      testMatch: [...FIREFOX, NO_SCRIPT_FIREFOX],
      testIgnore: ["develop/**"],
      grepInvert: /@chromium/,
      use: {
        browserName: "firefox",
        // The installed Firefox, over WebDriver BiDi.
        channel: "moz-firefox",
        launchOptions: {
          executablePath: findFirefox(),
          firefoxUserPrefs: {
            // Playwright can't set these for single tests here. Overlay scrollbars, as on phones,
            // keep a page as wide as its window.
            "ui.prefersReducedMotion": 1,
            "ui.useOverlayScrollbars": 1,
            "widget.gtk.overlay-scrollbars.enabled": true,
            // Playwright waits for ever for pages from Firefox's back/forward cache.
            "browser.sessionhistory.max_total_viewers": 0,
            // Nobody can grant permission to read the clipboard.
            "dom.events.testing.asyncClipboard": true,
          },
        },
      },
    },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        // What `npm start` starts, which answers as hosts do.
        command: `node --import tsx scripts/serve.ts ${port}`,
        url: `http://localhost:${port}`,
        timeout: 120_000,
      },
});
