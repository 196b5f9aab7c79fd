import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { compressFiles } from "../plugins/gatsby-adapter-static/compress";
import { chromeFlags, findBrowser } from "../scripts/utils/findBrowsers";
import { startServer } from "../scripts/utils/startServer";

const LIGHTHOUSE_VERSION = "12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const PAGES = [
  ...["/", "/proyecto/1/", "/proyecto/1/2-f/", "/alquiler/2/", "/servicios/comercializacion/"],
  "/proyectos/",
];
const PORT = 9310;
const CPU_SLOWDOWN = 4;

const root = path.resolve(__dirname, "..");
const results = path.join(root, "bench-results");

/** In milliseconds, except for `cls`, which has no unit, and `bytes`. */
const AUDITS = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

/** The results of a Lighthouse run: scores of up to 100 by category, and values by audit. */
type Run = Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS, number>;

/** Installs Lighthouse on first use, separately from the project's packages. */
function installLighthouse(): string {
  const folder = path.join(root, "node_modules/.cache/lighthouse", LIGHTHOUSE_VERSION);
  const command = path.join(folder, "node_modules/lighthouse/cli/index.js");
  if (fs.existsSync(command)) return command;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), '{"private":true}');
  const args = ["install", "-E", "--no-audit", "--no-fund", `lighthouse@${LIGHTHOUSE_VERSION}`];
  execFileSync("npm", args, { cwd: folder, stdio: "inherit" });
  return command;
}

const FLAGS = ["--headless=new", ...chromeFlags];

/** Runs Lighthouse on a page with its default settings for phones. */
function runLighthouse(command: string, url: string): Run {
  const report = path.join(results, "report.json");
  const args = [command, url, "--quiet", "--output=json", `--output-path=${report}`];
  args.push(`--only-categories=${CATEGORIES.join()}`);
  args.push(`--chrome-flags=${FLAGS.join(" ")}`);
  const browser = findBrowser();
  const env = { ...process.env, ...browser?.env, CHROME_PATH: browser?.executablePath ?? "" };
  const run = () =>
    execFileSync(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    run();
  } catch {
    // Chromium sometimes records no trace (NO_NAVSTART).
    run();
  }
  const { categories, audits } = JSON.parse(fs.readFileSync(report, "utf8"));
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
    ...Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue]),
  ]) as Run;
}

function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const summarize = (runs: readonly Run[]): Run =>
  Object.fromEntries(
    [...CATEGORIES, ...(Object.keys(AUDITS) as (keyof typeof AUDITS)[])].map((name) => [
      name,
      getMedian(runs.map((run) => run[name])),
    ]),
  ) as Run;

/** Copies the build without its scripts, as the baseline: no page can be faster than that. */
async function copyWithoutScripts(from: string, to: string): Promise<void> {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
  for (const file of fs.readdirSync(to, { recursive: true, encoding: "utf8" })) {
    const target = path.join(to, file);
    if (!file.endsWith("index.html")) continue;
    const html = fs.readFileSync(target, "utf8");
    fs.writeFileSync(target, html.replace(/<script id="page-loader"[\s\S]*?<\/script>/g, ""));
  }
  await compressFiles(to);
}

/** The presses to measure: on which page, at which window width, and on what. */
const PRESSES = [
  { name: "menu", path: "/", width: 390, selector: "[popovertarget=menu]" },
  { name: "filter", path: "/proyectos/", width: 1280, selector: "main button[aria-pressed=false]" },
  { name: "carousel", path: "/", width: 1280, selector: "button[aria-label=Siguiente]" },
  { name: "slider", path: "/", width: 1280, selector: "#inversion input[type=range]" },
  { name: "form", path: "/", width: 1280, selector: "#inversion button[type=submit]" },
  {
    name: "dot",
    path: "/proyecto/1/",
    width: 390,
    selector: "button[aria-label^=Imagen][aria-current=false]",
  },
  {
    name: "gallery",
    path: "/proyecto/1/",
    width: 1280,
    selector: "button:has-text('Ver galería')",
  },
  { name: "share", path: "/proyecto/1/", width: 1280, selector: "button:has-text('Compartir')" },
] as const;

/** The longest interaction since the last call, in milliseconds up to the next paint. */
async function readInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const events = (window as unknown as { interactions: number[] }).interactions.splice(0);
    // Browsers report no interactions below 16 ms, which then count as 0.
    return Math.max(0, ...events);
  });
}

/** Opens a page with the CPU throttled four times. */
async function openSlowed(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(() => {
    const interactions: number[] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { interactionId?: number })[];
      // Only these are interactions; others are the pointer's moves to the target.
      for (const entry of entries) if (entry.interactionId) interactions.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "load" });
  return page;
}

/** The links whose next page is timed: where they are, and for how long they are in view before. */
const LINKS = [
  { name: "card", path: "/", selector: "#proyectos h3 a", wait: 600 },
  { name: "card", path: "/", selector: "#proyectos h3 a", wait: 6000 },
  { name: "window", path: "/proyecto/1/", selector: "#ventana-2-f", wait: 6000 },
] as const;

/** Measures the time from a press on a link to the next page's heading, with scripts running. */
async function measureNavigation(browser: Browser, url: string, link: (typeof LINKS)[number]) {
  const page = await openSlowed(browser, url + link.path, 390);
  const target = page.locator(link.selector).first();
  const heading = await page.locator("h1").textContent();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(link.wait);
  await page.evaluate(() => addEventListener("click", () => performance.mark("press"), true));
  const shown = page.waitForFunction((former) => {
    const [press] = performance.getEntriesByName("press");
    const isShown = document.querySelector("h1")?.textContent !== former;
    return press && isShown && performance.now() - press.startTime;
  }, heading);
  await target.click();
  const time = Number(await (await shown).jsonValue());
  await page.close();
  return Math.round(time);
}

/** Measures a press right after loading, and a later one. */
async function measurePress(browser: Browser, url: string, press: (typeof PRESSES)[number]) {
  const page = await openSlowed(browser, url + press.path, press.width);
  const targets = page.locator(press.selector);
  await targets.first().click({ force: true });
  const first = await readInteraction(page);
  await page.keyboard.press("Escape");
  await readInteraction(page);
  // On another target if there are several, as a second press on the same may change nothing.
  await targets.last().click({ force: true });
  const later = await readInteraction(page);
  await page.close();
  return { first, later };
}

async function benchPresses(url: string, bareUrl: string, runs: number): Promise<void> {
  console.log(`\nInteraction to Next Paint at ${CPU_SLOWDOWN} times' throttling, ms`);
  console.log(`Medians of ${runs}; with scripts/without\nfirst\tlater\tpress`);
  const browser = await chromium.launch({ ...findBrowser(), args: FLAGS });
  try {
    for (const press of PRESSES) {
      const results: Awaited<ReturnType<typeof measurePress>>[] = [];
      const bareResults: typeof results = [];
      for (let time = 0; time < runs; time += 1) {
        results.push(await measurePress(browser, url, press));
        bareResults.push(await measurePress(browser, bareUrl, press));
      }
      const compare = (key: "first" | "later") =>
        [results, bareResults].map((all) => getMedian(all.map((one) => one[key]))).join("/");
      console.log([compare("first"), compare("later"), press.name].join("\t"));
    }
    console.log("\nFrom a press on a link to the next page's heading, ms");
    for (const link of LINKS) {
      const times: number[] = [];
      for (let time = 0; time < runs; time += 1)
        times.push(await measureNavigation(browser, url, link));
      console.log([getMedian(times), `${link.name}, in view for ${link.wait} ms`].join("\t"));
    }
  } finally {
    await browser.close();
  }
}

function benchPages(command: string, url: string, bareUrl: string, times: number): void {
  console.log(
    `Lighthouse ${LIGHTHOUSE_VERSION}, mobile, medians of ${times}; with scripts/without`,
  );
  console.log([...CATEGORIES, "LCP ms", "ratio", "TBT ms", "CLS", "KB", "page"].join("\t"));
  for (const page of PAGES) {
    const runs: Run[] = [];
    const bareRuns: Run[] = [];
    for (let time = 0; time < times; time += 1) {
      runs.push(runLighthouse(command, url + page));
      bareRuns.push(runLighthouse(command, bareUrl + page));
    }
    const [run, bare] = [summarize(runs), summarize(bareRuns)];
    const compare = (name: keyof Run, unit = 1) =>
      `${(run[name] / unit).toFixed(0)}/${(bare[name] / unit).toFixed(0)}`;
    const columns = [...CATEGORIES.map((name) => compare(name)), compare("lcp")];
    columns.push((run.lcp / bare.lcp).toFixed(2), compare("tbt"), run.cls.toFixed(4));
    columns.push(compare("bytes", 1024), page);
    console.log(columns.join("\t"));
  }
}

/** `npm run bench -- [runs]`: prints Lighthouse results with and without scripts, and INP. */
async function main([runs = "3"]: string[]): Promise<void> {
  const times = Number(runs);
  if (!Number.isInteger(times) || times < 1)
    throw new Error("npm run bench -- [runs of each page]");
  const command = installLighthouse();
  const bare = path.join(results, "bare");
  fs.mkdirSync(results, { recursive: true });
  await copyWithoutScripts(path.join(root, "public"), bare);
  const site = await startServer(path.join(root, "public"), PORT);
  const bareSite = await startServer(bare, PORT + 1);
  try {
    benchPages(command, site.url, bareSite.url, times);
    await benchPresses(site.url, bareSite.url, times);
  } finally {
    for (const { stop } of [site, bareSite]) stop();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
