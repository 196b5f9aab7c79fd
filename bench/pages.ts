import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Served, startNginx } from "../scripts/nginx";
import { chart } from "./chart";
import {
  CATEGORIES,
  calibrated,
  installLighthouse,
  lighthouse,
  median,
  type Run,
} from "./lighthouse";
import { pagesOf, stripSite } from "./strip";

const root = path.resolve(__dirname, "..");
const built = path.join(root, "public");
const results = path.join(root, "bench-results");
const PORT = 9310;
const CALIBRATE = "--calibrate";
/** Of how many runs the machine's index is the median. */
const RECENT = 5;

/** The medians of some runs. */
function summary(runs: readonly Run[]): Run {
  const of = (key: Exclude<keyof Run, "scores">) => median(runs.map((run) => run[key]));
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const [lcp, tbt, cls] = [of("lcp"), of("tbt"), of("cls")];
  const [index, slowdown] = [of("index"), of("slowdown")];
  return { scores, lcp, tbt, cls, bytes: of("bytes"), index, slowdown };
}

/**
 * `npm run bench -- [--calibrate] [runs] [page …]`: runs Lighthouse on every page of the
 * built site, or on those that are named, and on the same page without scripts, in turn, and
 * prints the medians. It draws those of all pages only. Calibrated, the machine is slowed down
 * by as much as makes it Lighthouse's phone, whatever others do on it meanwhile.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const calibrates = words.includes(CALIBRATE);
  const [runs = "5", ...named] = words.filter((word) => word !== CALIBRATE);
  const times = Number(runs);
  const pages = await pagesOf(built);
  const unknown = named.filter((page) => !pages.includes(page));
  if (!Number.isInteger(times) || times < 1 || unknown.length > 0) {
    const usage = `npm run bench -- [${CALIBRATE}] [runs of each page] [page …]`;
    throw new Error(`${usage}, of ${pages.join(" ")}`);
  }
  const command = installLighthouse(root);
  const bare = path.join(results, "bare");
  rmSync(bare, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await stripSite(built, bare);
  const servers: Served[] = [];
  try {
    const whole = await startNginx(built, PORT);
    servers.push(whole);
    const stripped = await startNginx(bare, PORT + 1);
    servers.push(stripped);
    const report = path.join(results, "report.json");
    const bars = [];
    const indices: number[] = [];
    const run = (url: string) => {
      const slowdown = calibrates ? calibrated(indices.slice(-RECENT)) : undefined;
      const result = lighthouse(command, url, report, slowdown);
      indices.push(result.index);
      return result;
    };
    // Its figures are of a machine that nothing is known of yet, and of a cold one.
    if (calibrates) run(whole.url);
    const columns = ["page", CATEGORIES.join("/"), "LCP ms", "ratio", "TBT ms", "CLS", "KB"];
    console.log([...columns, "index", "slowdown"].join("\t"));
    for (const page of named.length > 0 ? named : pages) {
      const wholeRuns: Run[] = [];
      const bareRuns: Run[] = [];
      for (let time = 0; time < times; time += 1) {
        wholeRuns.push(run(whole.url + page));
        bareRuns.push(run(stripped.url + page));
      }
      const [one, other] = [summary(wholeRuns), summary(bareRuns)];
      const lcp = `${one.lcp.toFixed(0)}/${other.lcp.toFixed(0)}`;
      const tbt = `${one.tbt.toFixed(0)}/${other.tbt.toFixed(0)}`;
      const kb = `${(one.bytes / 1024).toFixed(0)}/${(other.bytes / 1024).toFixed(0)}`;
      const ratio = (one.lcp / other.lcp).toFixed(2);
      const figures = [lcp, ratio, tbt, one.cls.toFixed(4), kb];
      figures.push(one.index.toFixed(0), one.slowdown.toFixed(1));
      console.log([page, one.scores.join("/"), ...figures].join("\t"));
      bars.push({ path: page, lcp: one.lcp, bare: other.lcp });
    }
    if (named.length === 0) writeFileSync(path.join(root, "docs/bench.svg"), chart(bars));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
