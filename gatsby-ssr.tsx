import type { GatsbySSR } from "gatsby";
import { fontFiles } from "./src/styles/fonts";

export { wrapPageElement } from "./gatsby-browser";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "es" });
  setHeadComponents(
    fontFiles.map((file) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin="anonymous"
      />
    )),
  );
};
