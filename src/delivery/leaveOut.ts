import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Leaves out of the scripts what Gatsby puts into every site and this one has no
 * use for: `<Script>`, with the partytown it brings. Using it would stop the build.
 */
export function leaveOut({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": false } } });
}
