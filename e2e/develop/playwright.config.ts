import { defineConfig } from "@playwright/test";
import main from "../../playwright.config";

/** Against the develop server of a copy of the project, which each file starts. */
export default defineConfig({
  ...main,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/develop",
  fullyParallel: false,
  workers: 1,
  webServer: undefined,
});
