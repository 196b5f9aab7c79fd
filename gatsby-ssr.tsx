import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { fontFiles } from "./src/styles/fonts";
import { GlobalStyles } from "./src/styles/GlobalStyles";

export { wrapPageElement } from "./gatsby-browser";

/**
 * The streaming renderer that Gatsby uses moves large Suspense boundaries out of
 * their place and leaves it to a script to put them back; this one does not.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

/** The rules of `GlobalStyles`, without the element that emotion would look for in the browser. */
function globalCss(): string {
  return renderToStaticMarkup(<GlobalStyles />).replace(/<\/?style[^>]*>/g, "");
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "es" });
  setHeadComponents([
    ...fontFiles.map((file) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin="anonymous"
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss() }} />,
  ]);
};

/** gatsby-plugin-image's style and script serve GatsbyImage, which this site does not use. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const ofGatsbyImage = (key: unknown) => String(key).startsWith("gatsby-image-style");
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && ofGatsbyImage(component.key)),
    ),
  );
};
