import { findBrowser, findFirefox, findMiniBrowser, findProgram } from "./browser";
import { findBrotliModule, findNginx } from "./nginx";

const tools = new Map([
  ["chromium", findBrowser],
  ["firefox", findFirefox],
  ["webkit2gtk-driver", findMiniBrowser],
  ["xvfb", () => findProgram(undefined, ["xvfb-run"])],
  ["nginx", findNginx],
  ["nginx-brotli-module", findBrotliModule],
]);

/** Runs before the browser tests and the benchmark, and prints which programs are missing. */
const missing = process.argv.slice(2).filter((name) => !tools.get(name)?.());
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(", ")}. See "Test it" in README.md for how to install.`);
  process.exitCode = 1;
}
