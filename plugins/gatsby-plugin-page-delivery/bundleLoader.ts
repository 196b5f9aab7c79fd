import { bundleScript } from "../utils/bundleScript";

/** Bundles the loader: the same for every page and, until it changes, every build. */
export const bundleLoader = () =>
  bundleScript("plugins/gatsby-plugin-page-delivery/loader/index.ts");
