import type { CreateWebpackConfigArgs } from "gatsby";

/** What comes into the scripts of every site, and who would need it here. */
const UNUSED = {
  /** `<Script>`, and what runs the scripts it brings in a worker. */
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  /** Emotion's `withTheme`. */
  "hoist-non-react-statics": false,
} as const;

/** Leaves out of the scripts what this site has no use for; using it would fail the tests. */
export function leaveOut({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: UNUSED } });
}
