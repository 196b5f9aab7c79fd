import { readyCache } from "./cache";

/** What comes before `npm run develop`, which has no path before its addresses. */
readyCache(process.cwd(), "");
