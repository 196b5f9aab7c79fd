import { findBrowser, findFirefox, findMiniBrowser, unpackBrowser } from "./utils/findBrowsers";
import { findProgram } from "./utils/findProgram";

const HELP = 'See "Test it" in README.md for how to install.';

const tools = new Map([
  ["firefox", findFirefox],
  ["webkit2gtk-driver", findMiniBrowser],
  ["xvfb", () => findProgram(undefined, ["xvfb-run"])],
  ["nginx", () => findProgram(process.env.NGINX_PATH, ["nginx"], ["/usr/sbin/nginx"])],
  [
    "nginx-brotli-module",
    () => findProgram("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", []),
  ],
]);

/** Runs before the browser tests and the benchmark, and prints which programs are missing. */
async function main(names: string[]): Promise<void> {
  if (names.includes("chromium") && !findBrowser() && !(await unpackBrowser())) {
    console.error("Missing: chromium. Run npx playwright install chromium.");
    process.exitCode = 1;
  }
  const missing = names.filter((name) => name !== "chromium" && !tools.get(name)?.());
  if (missing.length > 0) {
    console.error(`Missing: ${missing.join(", ")}. ${HELP}`);
    process.exitCode = 1;
  }
}

main(process.argv.slice(2));
