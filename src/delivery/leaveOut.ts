import type { CreateWebpackConfigArgs } from "gatsby";

/** What comes into the scripts of every site, and who would need it here. */
const UNUSED = {
  /** `<Script>`, with the partytown that it brings. */
  "gatsby-script": false,
  /** Emotion's `withTheme`. */
  "hoist-non-react-statics": false,
} as const;

/** Leaves out of the scripts what this site has no use for; using it would fail the tests. */
export function leaveOut({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: UNUSED } });
}
