import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser";

const port = Number(process.env.E2E_PORT ?? 9123);

/** Chromium asks its makers' servers for things; tests stay on this machine. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  testIgnore: "develop/**",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: process.env.CI ? "list" : "line",
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${port}`,
    locale: "es-ES",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
    },
  },
  webServer: process.env.E2E_URL
    ? undefined
    : {
        // As it is delivered: under its policy, which makes browsers complain of what it forbids.
        command: `tsx scripts/serve.ts public ${port}`,
        url: `http://localhost:${port}`,
        timeout: 120_000,
      },
});
