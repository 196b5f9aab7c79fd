import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** What comes into the scripts of every site, and who would need it here. */
const UNUSED = {
  /** `<Script>`, and what runs the scripts it brings in a worker. */
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  /** `<Slice>`, as Gatsby's own entry asks for it. */
  "./slice$": false,
  /** A service worker, which a plugin might bring. */
  "./register-service-worker$": false,
  /** The manifest's change with the language, of which there is one. */
  [path.resolve("node_modules/gatsby-plugin-manifest/gatsby-browser.js")]: false,
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  /** Emotion's `withTheme`. */
  "hoist-non-react-statics": false,
} as const;

/**
 * Bytes of source from which on what two kinds of page share has a file of its own:
 * less than this compresses better in each of them, and is one request less.
 */
const SHARED = 80_000;

/** Leaves out of the scripts what this site has no use for; using it would fail the tests. */
export function leaveOut({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: UNUSED },
    optimization: {
      // Webpack's own part goes with the site's: one request less.
      runtimeChunk: false,
      // The shortest names there are: they have to agree within one release only.
      mangleExports: "size",
      splitChunks: { cacheGroups: { shared: { minSize: SHARED } } },
    },
  });
}
