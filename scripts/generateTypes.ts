import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const FILE = "src/gatsby-types.d.ts";

/**
 * Runs the develop server until it has written the types of queries, before it creates any page.
 * @throws Error if it ends without writing them; the previous file is kept
 */
export async function generateTypes(): Promise<void> {
  console.log("Writing the types of queries takes about a minute …");
  const before = `${FILE}.before`;
  renameSync(FILE, before);
  const env = { ...process.env, NODE_ENV: "development", CI: "true" };
  const gatsby = spawn("gatsby", ["develop", "--port", "8765"], { env, stdio: "inherit" });
  // Ctrl+C ends Gatsby first, and this process afterwards.
  process.on("SIGINT", () => {});
  let isOver = false;
  for (const event of ["exit", "error"]) gatsby.on(event, () => (isOver = true));
  while (!isOver && !existsSync(FILE)) await setTimeout(200);
  // Gatsby may not have filled the file yet.
  await setTimeout(500);
  gatsby.kill("SIGINT");
  if (existsSync(FILE)) return rmSync(before);
  renameSync(before, FILE);
  throw new Error("The types have not been written: the file is as before.");
}
