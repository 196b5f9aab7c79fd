import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "../scripts/browser";

const VERSION = "12.8.2";

/** How many times slower than the machine Lighthouse's phone is. */
const SLOWDOWN = 4;
/**
 * The index of a machine that this makes a phone: the upper end of those that Lighthouse has in
 * mind (its docs/throttling.md, "Calibrating the CPU slowdown").
 */
const INDEX = 2000;

/** The categories, by the names that Lighthouse has for them. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * What one run says of a page: scores of 100, milliseconds, bytes; and of the machine: Lighthouse's
 * index, and how many times it was slowed down.
 */
export interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  index: number;
  slowdown: number;
}

/**
 * Installs Lighthouse the first time, apart from the project's packages.
 * @param root absolute path of the project
 * @returns the path of its command
 */
export function installLighthouse(root: string): string {
  const folder = path.join(root, "node_modules/.cache/lighthouse", VERSION);
  const command = path.join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{"private":true}');
  execFileSync("npm", ["install", "-E", "--no-audit", "--no-fund", `lighthouse@${VERSION}`], {
    cwd: folder,
    stdio: "inherit",
  });
  return command;
}

/**
 * How many times a machine is to be slowed down to be as fast as the phone that Lighthouse makes
 * of the machines it has in mind: a slow one less, a fast one more.
 * @param indices that Lighthouse last gave the machine; none yet means its own four times
 */
export function calibrated(indices: readonly number[]): number {
  return indices.length === 0 ? SLOWDOWN : Math.max(1, (SLOWDOWN * median(indices)) / INDEX);
}

/**
 * Runs Lighthouse, as a phone, on one page.
 * @param command of Lighthouse
 * @param url of the page
 * @param report absolute path of the file it writes; it is overwritten
 * @param slowdown how many times slower than this machine the phone is
 */
export function lighthouse(command: string, url: string, report: string, slowdown = SLOWDOWN): Run {
  const flags = ["--headless=new", "--disable-gpu", "--disable-quic"];
  flags.push("--disable-background-networking", "--disable-component-update", "--disable-sync");
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  const args = [command, url, "--quiet", "--output=json", `--output-path=${report}`];
  args.push(`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${flags.join(" ")}`);
  args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? "" };
  execFileSync(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const { categories, audits, environment } = JSON.parse(readFileSync(report, "utf8"));
  const numberOf = (audit: string): number => audits[audit].numericValue;
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: numberOf("largest-contentful-paint"),
    tbt: numberOf("total-blocking-time"),
    cls: numberOf("cumulative-layout-shift"),
    bytes: numberOf("total-byte-weight"),
    index: environment.benchmarkIndex,
    slowdown,
  };
}

/** The middle one of some numbers, the lower of the two middle ones of an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
