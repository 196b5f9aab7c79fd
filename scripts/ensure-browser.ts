import { ensureBrowser } from "./browser";

try {
  console.log(`Browser for the tests: ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
