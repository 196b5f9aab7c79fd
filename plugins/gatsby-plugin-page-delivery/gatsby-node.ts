import type { GatsbyNode, Node } from "gatsby";
import { bundleLoader } from "./bundleLoader";
import { MAP_ORIGIN } from "./policy";

/** Hands gatsby-ssr what it can't find out while rendering: the loader, and what pages may frame. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  actions,
  plugins,
  getNodesByType,
  store,
}) => {
  if (stage !== "build-html") return;
  const listings = [...getNodesByType("Project"), ...getNodesByType("Rental")];
  const tours = listings.flatMap(({ virtualTour }: Node & { virtualTour?: string }) =>
    virtualTour ? [new URL(virtualTour).origin] : [],
  );
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        LOADER: JSON.stringify(await bundleLoader(store.getState().program.directory)),
        FRAME_ORIGINS: JSON.stringify([MAP_ORIGIN, ...new Set(tours.sort())]),
      }),
    ],
  });
};
