import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createPagePolicy } from "./contentSecurityPolicy";
import { renderWithStyles } from "./renderWithStyles";

/** Defined by gatsby-node.ts. */
declare const LOADER: string;
declare const FRAME_ORIGINS: string[];
declare const FORM_ORIGIN: string;

const isBuild = process.env.NODE_ENV === "production";

/**
 * Renders a page with its styles in a single element of the head. Gatsby's own renderer streams,
 * and puts large Suspense boundaries at the end of the page, where they stay without scripts.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, css, ids } = renderWithStyles(bodyComponent);
  replaceBodyHTMLString(html);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own rules
    <style key="emotion" data-emotion={`css ${ids}`} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

type NodeElement = ReactElement<{ id?: string; sliceId?: string }>;

const isElement = (node: ReactNode): node is NodeElement => isValidElement(node);

/**
 * Gatsby's scripts: since 5.2 all but one are inserted into a placeholder after onPreRenderHTML
 * (https://github.com/gatsbyjs/gatsby/pull/37641).
 */
const isGatsbyScript = (node: ReactNode) =>
  isElement(node) &&
  (node.props.id === "gatsby-script-loader" || node.props.sliceId === "_gatsby-scripts");

/** What gatsby-plugin-image adds for its own component, which the site does not use (ADR 3). */
const UNUSED = ["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"];

const isUsed = (node: ReactNode) => !isElement(node) || !UNUSED.includes(String(node.key));

/** What the policy blocks: scripts in the page, except for data, and files of other sites. */
const BLOCKED = new RegExp(
  [
    '<script(?![^>]* (?:src=|type="[^"]*json"))[^>]*>',
    '<(?:script|iframe|img)[^>]* src="(?:https?:)?//[^>]*>',
    '<link(?=[^>]* rel="stylesheet")[^>]* href="(?:https?:)?//[^>]*>',
  ].join("|"),
);

/**
 * Lists the texts of the style elements in what plugins add to a page.
 * @throws Error that names an element which the policy would block in the browser
 */
function listStyles(nodes: readonly ReactNode[]): string[] {
  return nodes.flatMap((node) => {
    const html = renderToStaticMarkup(node);
    const [blocked] = BLOCKED.exec(html) ?? [];
    if (blocked) {
      const key = isElement(node) ? node.key : null;
      throw new Error(`The content security policy would block ${blocked} (key: ${key}).`);
    }
    return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
  });
}

/**
 * Puts the policy first in the head, and Gatsby's scripts in a template, where none runs until the
 * loader starts them. What other plugins add is kept.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (!isBuild) return;
  const head = getHeadComponents().filter(isUsed);
  const body = getPostBodyComponents();
  const scripts = body.filter(isGatsbyScript);
  if (scripts.length !== 2) throw new Error("Gatsby's scripts are not where they used to be.");
  const others = body.filter((node) => !isGatsbyScript(node));
  const styles = listStyles([...head, ...getPreBodyComponents(), ...others]);
  const policy = createPagePolicy(LOADER, FRAME_ORIGINS, styles, FORM_ORIGIN);
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head,
  ]);
  replacePostBodyComponents([
    <template key="scripts" id="gatsby-scripts">
      {scripts}
    </template>,
    <script
      key="loader"
      id="page-loader"
      // Async, so that it runs in its own task and does not lengthen the one that parses the page.
      type="module"
      async
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own loader
      dangerouslySetInnerHTML={{ __html: LOADER }}
    />,
    ...others,
  ]);
};
