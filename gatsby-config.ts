import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { createAdapter } from "./plugins/gatsby-adapter-static/adapter";
import { sitemapOptions } from "./plugins/gatsby-adapter-static/sitemapOptions";
import { getTypeName } from "./plugins/gatsby-plugin-content/model/models";
import { isIgnoredByGatsby } from "./plugins/gatsby-plugin-content/settings/ignoredFiles";
import { readSiteSettings } from "./plugins/gatsby-plugin-content/settings/readSiteSettings";
import { color } from "./src/styles/tokens";

const settings = readSiteSettings(__dirname);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.url },
  // Always applied, because `npm run build` passes --prefix-paths.
  pathPrefix: settings.pathPrefix,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./plugins/gatsby-adapter-static/sitemapOptions.ts",
    ],
  },
  adapter: createAdapter({ url: settings.url }),
  plugins: [
    // Content: each JSON file becomes a node, whose types and fields are declared by the model.
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: `${__dirname}/data`,
        ignore: [(file: string) => isIgnoredByGatsby(path.relative("data", file))],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: getTypeName } },
    "gatsby-plugin-content",
    "gatsby-plugin-content-editor",

    // Pictures and styles.
    {
      resolve: "gatsby-plugin-emotion",
      // Otherwise the source maps of styles would be published.
      options: { sourceMap: process.env.NODE_ENV === "development" },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          breakpoints: [480, 820, 1400],
          placeholder: "dominantColor",
          // Drawings on a transparent ground are laid on it, for browsers that darken pages.
          backgroundColor: color.white,
          quality: 70,
          avifOptions: { quality: 46 },
        },
      },
    },
    "gatsby-transformer-sharp",

    // Files generated in addition to pages.
    "gatsby-plugin-documents",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: settings.fullName,
        short_name: settings.name,
        lang: "es",
        start_url: "/",
        display: "browser",
        background_color: color.page,
        theme_color: color.ink,
        icon: "static/icon.svg",
      },
    },

    // How pages are delivered to visitors.
    { resolve: "gatsby-plugin-page-delivery", options: { formOrigin: settings.formOrigin } },
  ],
};

export default config;
