import type { GatsbyNode, Node } from "gatsby";
import { MAP_ORIGIN } from "../../src/urls/mapUrls";
import { listingNames } from "../gatsby-plugin-content/model/models";
import { bundleScript } from "../utils/bundleScript";

const LOADER_FILE = "plugins/gatsby-plugin-page-delivery/scriptLoader.ts";

/** Webpack settings for the scripts that browsers load. */
const scripts = {
  // Otherwise source maps would be published.
  devtool: false,
  module: {
    rules: [
      // Unused, and not declared as free of side effects: the first is for manifests in several
      // languages and pulls in everything that Gatsby exports, the others are for Emotion's themes.
      {
        test: /gatsby-plugin-manifest.get-manifest-pathname|_isolated-hnrs|hoist-non-react-statics/,
        sideEffects: false,
      },
    ],
  },
  optimization: {
    runtimeChunk: false,
    // Code that pages share compresses better within each page's script: those of a project's page
    // have 8 KB less, though its homes' pages then load 27 KB more instead of 11.
    splitChunks: { cacheGroups: { commons: false, shared: false } },
  },
} as const;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (
  { stage, actions, plugins, getNodesByType },
  { formOrigin = "" },
) => {
  // The lightbox imports these as text, because Gatsby would inline style sheets into every page.
  actions.setWebpackConfig({
    module: { rules: [{ test: /yet-another-react-lightbox.+\.css$/, type: "asset/source" }] },
  });
  if (stage === "build-javascript") actions.setWebpackConfig(scripts);
  if (stage !== "build-html") return;
  // Defined here because gatsby-ssr can't access nodes while rendering.
  const listings = listingNames.flatMap((type) => getNodesByType(type));
  const tours = listings.flatMap(({ virtualTour }: Node & { virtualTour?: string }) =>
    virtualTour ? [new URL(virtualTour).origin] : [],
  );
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        LOADER: JSON.stringify(await bundleScript(LOADER_FILE)),
        FRAME_ORIGINS: JSON.stringify([MAP_ORIGIN, ...new Set(tours.sort())]),
        FORM_ORIGIN: JSON.stringify(formOrigin),
      }),
    ],
  });
};
