import { prefixOf } from "../plugins/gatsby-plugin-content/identity";

/**
 * What `gatsby build` is called with: where the site stands under a path, every
 * link has to begin with it.
 * @param url of the site's root
 * @param more what else was asked for
 */
export function gatsbyArgs(url: string, more: readonly string[]): string[] {
  const prefix = prefixOf(url) ? ["--prefix-paths"] : [];
  return ["build", ...new Set([...prefix, ...more])];
}
