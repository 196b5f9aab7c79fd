import { type GatsbySSR, withPrefix } from "gatsby";
import { renderWithStyles } from "./plugins/gatsby-plugin-page-delivery/renderWithStyles";
import { fontFiles } from "./src/styles/fontFiles";
import { GlobalStyles } from "./src/styles/GlobalStyles";

export { wrapPageElement } from "./gatsby-browser";

/** Adds what is the same in the head of every page: its language, fonts and global styles. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "es" });
  const { css } = renderWithStyles(<GlobalStyles />);
  setHeadComponents([
    // iOS turns numbers that look like telephone numbers into links, which breaks hydration.
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
    <style key="global" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};
