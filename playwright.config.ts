import { defineConfig } from "@playwright/test";
import { findBrowser, findFirefox } from "./scripts/browser";

const port = Number(process.env.E2E_PORT ?? 9123);

/** Chromium asks its makers' servers for things; tests stay on this machine. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/**
 * They need no browser, or tools that only Chromium has: emulated phones, paper, touch. axe reads
 * the same page in any browser, and takes long.
 */
const IN_CHROMIUM_ONLY = specs(
  ...["axe", "budget", "delivery", "layout", "prefix", "print", "release", "serve"],
  ...["specification", "stillness", "structuredData", "touch", "tour", "weight"],
);

/** Needs Firefox's own switch for scripts. */
const IN_FIREFOX_ONLY = "**/scriptlessFirefox.spec.ts";

/** Where browsers differ most: Firefox takes four times as long as Chromium for a test. */
const CORE = specs(
  ...["early", "filter", "gallery", "lightbox", "map", "menu", "notFound", "policy"],
  ...["scriptlessFirefox", "share", "testimonials", "validation"],
);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine may do other things too: only what hangs is to fail of time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? "list" : "line",
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${port}`,
    locale: "es-ES",
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    {
      name: "chromium",
      testIgnore: ["develop/**", IN_FIREFOX_ONLY],
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
        },
      },
    },
    {
      name: "firefox",
      testMatch: process.env.E2E_WHOLE ? specs("*") : CORE,
      testIgnore: ["develop/**", ...IN_CHROMIUM_ONLY],
      grepInvert: /@chromium/,
      use: {
        browserName: "firefox",
        // The installed one, over WebDriver BiDi.
        channel: "moz-firefox",
        launchOptions: {
          executablePath: findFirefox(),
          firefoxUserPrefs: {
            // Playwright can set neither for a test here. What moves by itself is held still,
            // and bars take no room, as on phones, so that a page is as wide as its window.
            "ui.prefersReducedMotion": 1,
            "ui.useOverlayScrollbars": 1,
            "widget.gtk.overlay-scrollbars.enabled": true,
            // Nobody is there to be asked.
            "dom.events.testing.asyncClipboard": true,
          },
        },
      },
    },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        // As it is delivered: under its policy, which makes browsers complain of what it forbids.
        command: `tsx scripts/serve.ts public ${port}`,
        url: `http://localhost:${port}`,
        timeout: 120_000,
      },
});
