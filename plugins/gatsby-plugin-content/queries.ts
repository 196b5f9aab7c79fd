import type { PreprocessSourceArgs } from "gatsby";

/**
 * Spares Gatsby reading files that have no query. It looks for queries in all that packages
 * with its name in theirs bring along, among it GraphiQL whole (2.7 MB of one line): 4 of the
 * 28 s of a build that has little else to do.
 * @param filename absolute path, with slashes
 * @returns what is to be read instead; nothing means the file itself
 */
export function passOver({ filename, contents }: PreprocessSourceArgs): string | undefined {
  return filename.includes("/node_modules/") && !/graphql\s*`/.test(contents) ? ";" : undefined;
}
