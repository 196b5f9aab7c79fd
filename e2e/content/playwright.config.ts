import { defineConfig } from "@playwright/test";
import main from "../../playwright.config";

const port = Number(process.env.E2E_PORT ?? 9123) + 10;
/** Other content with another number. */
const seed = process.env.SEED ?? "1";

/** Against a site of extreme content that passes the check. */
export default defineConfig({
  ...main,
  testDir: ".",
  projects: main.projects
    ?.filter(({ name }) => name === "chromium")
    .map((project) => ({ ...project, testIgnore: [] })),
  outputDir: "../../test-results/content",
  use: { ...main.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `tsx e2e/content/serve.ts ${port} ${seed}`,
    cwd: "../..",
    url: `http://localhost:${port}`,
    timeout: 30 * 60_000,
    stdout: "pipe",
    reuseExistingServer: false,
  },
});
