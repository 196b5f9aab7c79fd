import { readFileSync } from "node:fs";
import { nginxHeaders } from "../src/delivery/headers";

/** Prints the headers of the built site as nginx takes them; used by the Dockerfile. */
process.stdout.write(nginxHeaders(readFileSync("public/_headers", "utf8")));
