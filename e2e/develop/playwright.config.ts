import { defineConfig } from "@playwright/test";
import main from "../../playwright.config";

/** Runs in sequence against the develop server of a copy of the project, which the tests change. */
export default defineConfig({
  ...main,
  testDir: ".",
  projects: main.projects
    ?.filter(({ name }) => name === "chromium")
    .map((project) => ({ ...project, testIgnore: [] })),
  outputDir: "../../test-results/develop",
  fullyParallel: false,
  workers: 1,
  expect: { timeout: 30_000 },
  webServer: undefined,
});
