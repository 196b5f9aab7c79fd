import { readSiteSettings } from "../plugins/gatsby-plugin-content/readSiteSettings";
import { startNginx } from "./nginx";

/** `npm run serve -- [folder] [port]`: serves the built site with nginx until Ctrl+C. */
const [folder = "public", port = "9000"] = process.argv.slice(2);

startNginx(folder, Number(port)).then(
  ({ url, stop }) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
    console.log(`${folder} at ${url}${readSiteSettings(process.cwd()).pathPrefix}/`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
