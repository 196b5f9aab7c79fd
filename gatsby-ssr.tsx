import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { fontFiles } from "./src/styles/fonts";

export { wrapPageElement } from "./gatsby-browser";

/**
 * The streaming renderer that Gatsby uses moves large Suspense boundaries out of
 * their place and leaves it to a script to put them back; this one does not.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

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
