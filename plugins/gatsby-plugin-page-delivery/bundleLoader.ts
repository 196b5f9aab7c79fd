import { bundleScript } from "../utils/bundleScript";

/** Bundles and minifies the loader: the same for all pages and, until it changes, all builds. */
export const bundleLoader = () => bundleScript("plugins/gatsby-plugin-page-delivery/loader.ts");
