import type { GatsbyConfig } from "gatsby";
import { getTypeName } from "./plugins/gatsby-plugin-content/files";
import { prefixOf, readIdentity } from "./plugins/gatsby-plugin-content/identity";
import { serveEditor } from "./plugins/gatsby-plugin-content-editor/serve";
import { sitemapOptions } from "./plugins/shared/sitemap";
import { color } from "./src/styles/tokens";

const { name, fullName, url } = readIdentity(__dirname);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: url },
  // Of effect with `--prefix-paths` only.
  pathPrefix: prefixOf(url),
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Gatsby would look for one on the network in every build, and on Netlify install it: its
  // headers would stand beside ours (docs/delivery.md).
  adapter: { name: "no", adapt: () => undefined },
  developMiddleware: (app) => {
    if (process.env.SITE_EDITOR) serveEditor(app, __dirname);
  },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-emotion",
      // Gatsby gives a module of over 160 KB a file of its own: with the maps, each with styles is.
      options: { sourceMap: process.env.NODE_ENV === "development" },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: `${__dirname}/data`, ignore: ["**/schemas/**"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: getTypeName } },
    "gatsby-plugin-content",
    "gatsby-plugin-listing-index",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "dominantColor",
          quality: 70,
          avifOptions: { quality: 46 },
        },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: fullName,
        short_name: name,
        lang: "es",
        start_url: "/",
        display: "browser",
        background_color: color.plaster,
        theme_color: color.ink,
        icon: "static/icon.svg",
      },
    },
  ],
};

export default config;
