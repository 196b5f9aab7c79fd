import { readFileSync } from "node:fs";
import path from "node:path";
import { startNginx } from "./nginx";

/** `npm run serve -- [folder] [port]`: the built site as nginx serves it, until Ctrl-C. */
const [folder = "public", port = "9000"] = process.argv.slice(2);

startNginx(folder, Number(port)).then(
  ({ url, stop }) => {
    const configuration = readFileSync(path.join(folder, "_nginx.conf"), "utf8");
    const [, place = ""] = /^set \$site_path "(.*)";$/m.exec(configuration) ?? [];
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
    console.log(`${folder} at ${url}${place}/`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
