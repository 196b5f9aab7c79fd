import { ensureBrowser, ensureFirefox } from "./browser";
import { ensureNginx } from "./nginx";

try {
  console.log(`Browser for the tests: ${ensureBrowser()}`);
  console.log(`Second browser: ${ensureFirefox()}`);
  console.log(`Server for the tests: ${ensureNginx()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
