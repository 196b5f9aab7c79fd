import type { GatsbyNode, Node } from "gatsby";
import { listingKindNames } from "../../src/kinds";
import { MAP_ORIGIN } from "../../src/utils/maps";
import { bundleLoader } from "./bundleLoader";

/** The bundling of the scripts that browsers get. */
const scripts = {
  // Source maps would be published.
  devtool: false,
  module: {
    rules: [
      // It serves emotion's withTheme only, which nothing here uses.
      { test: /hoist-non-react-statics/, sideEffects: false },
      // It serves manifests in several languages, and would bring in whatever Gatsby exports.
      { test: /gatsby-plugin-manifest.get-manifest-pathname/, sideEffects: false },
    ],
  },
  optimization: {
    runtimeChunk: false,
    mangleExports: "size",
    moduleIds: "size",
    // What pages share compresses better in the script of each page.
    splitChunks: false,
  },
} as const;

/** @param options `formOrigin`: the origin of the address that forms are sent to, if any */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (
  { stage, actions, plugins, getNodesByType },
  { formOrigin = "" },
) => {
  // The lightbox imports these as text, since Gatsby would inline style sheets into every page.
  actions.setWebpackConfig({
    module: { rules: [{ test: /yet-another-react-lightbox.+\.css$/, type: "asset/source" }] },
  });
  if (stage === "build-javascript") actions.setWebpackConfig(scripts);
  if (stage !== "build-html") return;
  // gatsby-ssr can't find these out while rendering.
  const listings = listingKindNames.flatMap((kind) => getNodesByType(kind));
  const tours = listings.flatMap(({ virtualTour }: Node & { virtualTour?: string }) =>
    virtualTour ? [new URL(virtualTour).origin] : [],
  );
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        LOADER: JSON.stringify(await bundleLoader()),
        FRAME_ORIGINS: JSON.stringify([MAP_ORIGIN, ...new Set(tours.sort())]),
        FORM_ORIGIN: JSON.stringify(formOrigin),
      }),
    ],
  });
};
