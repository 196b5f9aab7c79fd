import type { GatsbyNode, Node } from "gatsby";
import { MAP_ORIGIN } from "../../src/utils/maps";
import { bundleLoader } from "./bundleLoader";

/**
 * Hands gatsby-ssr what it can't find out while rendering: the loader, what pages may frame, and
 * where forms go.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  actions,
  plugins,
  getNodesByType,
}) => {
  if (stage !== "build-html") return;
  const listings = [...getNodesByType("Project"), ...getNodesByType("Rental")];
  const tours = listings.flatMap(({ virtualTour }: Node & { virtualTour?: string }) =>
    virtualTour ? [new URL(virtualTour).origin] : [],
  );
  const [site] = getNodesByType("SiteSettings") as (Node & { forms?: { endpoint: string } })[];
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        LOADER: JSON.stringify(await bundleLoader()),
        FRAME_ORIGINS: JSON.stringify([MAP_ORIGIN, ...new Set(tours.sort())]),
        FORM_ORIGIN: JSON.stringify(site?.forms ? new URL(site.forms.endpoint).origin : ""),
      }),
    ],
  });
};
