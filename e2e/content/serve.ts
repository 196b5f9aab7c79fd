import { execFileSync } from "node:child_process";
import path from "node:path";
import { startNginx } from "../../scripts/nginx";
import { copyProject, root } from "../copyProject";
import { writeContent } from "./writeContent";

/** Builds the site with extreme content in a copy of the project, and serves it until it is ended. */
async function main([port = "", seed = ""]: string[]): Promise<void> {
  const copy = copyProject("content-copy");
  await writeContent(path.join(copy, "data"), Number(seed));
  const options = { cwd: copy, stdio: "inherit" } as const;
  const tsx = path.join(root, "node_modules/.bin/tsx");
  execFileSync(tsx, ["scripts/check-content.ts"], options);
  const env = { ...process.env, PATH: `${path.dirname(tsx)}${path.delimiter}${process.env.PATH}` };
  execFileSync(tsx, ["scripts/gatsby.ts", "build"], { ...options, env });
  const { stop } = await startNginx(path.join(copy, "public"), Number(port));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}

main(process.argv.slice(2));
