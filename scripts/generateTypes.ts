import { spawn } from "node:child_process";

/** Runs the develop server until it has written the types of queries, which no other command does. */
export function generateTypes(): Promise<void> {
  const env = { ...process.env, CI: "true" };
  const gatsby = spawn("gatsby", ["develop", "--port", "8765"], { env });
  let output = "";
  return new Promise((resolve, reject) => {
    const onData = (data: Buffer) => {
      output += data;
      if (!/success Generating GraphQL and TypeScript types/.test(output)) return;
      gatsby.off("exit", onExit);
      gatsby.kill("SIGINT");
      resolve();
    };
    const onExit = () => reject(new Error(`${output}\nThe types have not been written.`));
    gatsby.stdout.on("data", onData);
    gatsby.stderr.on("data", onData);
    gatsby.on("exit", onExit);
  });
}
