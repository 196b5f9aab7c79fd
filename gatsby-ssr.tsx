import { type GatsbySSR, withPrefix } from "gatsby";
import {
  GLOBAL_STYLE_KEY,
  renderWithStyles,
} from "./plugins/gatsby-plugin-page-delivery/renderStyles";
import { fontFiles } from "./src/styles/fontFiles";
import { GlobalStyles } from "./src/styles/GlobalStyles";

export { wrapPageElement } from "./gatsby-browser";

/** What every page's head has: its language, its fonts, and the global styles, which never change. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "es" });
  const { css } = renderWithStyles(<GlobalStyles />);
  setHeadComponents([
    // iOS makes links of numbers that look like telephones, before React takes the page over.
    <meta
      key="format-detection"
      name="format-detection"
      content="telephone=no, date=no, address=no, email=no"
    />,
    ...Object.values(fontFiles).map((file) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        href={withPrefix(file)}
        crossOrigin="anonymous"
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own rules
    <style key={GLOBAL_STYLE_KEY} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};
