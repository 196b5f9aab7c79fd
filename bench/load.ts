import { Agent, get } from "node:http";
import path from "node:path";
import { filesIn } from "../plugins/gatsby-plugin-page-delivery/folders";
import { startNginx } from "../scripts/nginx";
import { median } from "./lighthouse";
import { pagesOf } from "./strip";

const built = path.resolve(__dirname, "..", "public");
const PORT = 9320;

/** Whether a server gives a file by this name; not its own files, nor what stands for others compressed. */
const isServed = (file: string) =>
  !/(^|\/)_|\.(br|gz|map)$|(^|\/)(index|404)\.html$|^404\//.test(file);

/** Asks for one address as a browser does, to the last byte. */
function ask(agent: Agent, url: string): Promise<{ status: number; ms: number; bytes: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br, gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - start, bytes }),
      );
    }).on("error", reject);
  });
}

/**
 * `npm run bench:load -- [requests] [at a time]`: asks nginx, with the
 * configuration the site is deployed with, for all pages and files in turn, on
 * this machine only, and counts what is not answered with 200.
 */
async function main(): Promise<void> {
  const [requests = 10_000, atATime = 100] = process.argv.slice(2).map(Number);
  if (![requests, atATime].every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error("npm run bench:load -- [requests] [at a time]");
  }
  const files = (await filesIn(built)).filter(isServed).map((file) => `/${encodeURI(file)}`);
  const paths = [...(await pagesOf(built)), ...files];
  const served = await startNginx(built, PORT);
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const failures = new Map<string, number>();
  const times: number[] = [];
  let [sent, bytes] = [0, 0];
  const visitor = async () => {
    while (sent < requests) {
      const address = paths[sent++ % paths.length] ?? "/";
      const result = await ask(agent, served.url + address).catch((error: Error) => error.message);
      const fault = typeof result === "string" ? result : result.status !== 200 && result.status;
      if (fault)
        failures.set(`${fault} ${address}`, (failures.get(`${fault} ${address}`) ?? 0) + 1);
      if (typeof result === "string") continue;
      times.push(result.ms);
      bytes += result.bytes;
    }
  };
  const start = performance.now();
  try {
    await Promise.all(Array.from({ length: atATime }, visitor));
  } finally {
    agent.destroy();
    await served.stop();
  }
  const seconds = (performance.now() - start) / 1000;
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${requests} requests, ${atATime} at a time, of ${paths.length} addresses`);
  console.log(
    `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB, median ${median(times).toFixed(1)} ms`,
  );
  console.log(`${failed} failed`);
  for (const [what, count] of failures) console.log(`${count} × ${what}`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
