import { type GatsbySSR, type RenderBodyArgs, withPrefix } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { createPagePolicy } from "./contentSecurityPolicy";
import type { PageInfo } from "./loader/pageInfo";
import { GLOBAL_STYLE_KEY, renderWithStyles } from "./renderStyles";

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
    <style key="emotion" data-emotion={`css ${ids}`} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

function createPageInfo({ pathname, loadPageDataSync }: RenderBodyArgs): PageInfo {
  const { componentChunkName, staticQueryHashes } = loadPageDataSync(pathname) as unknown as {
    componentChunkName: string;
    staticQueryHashes: string[];
  };
  const route = pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "");
  return {
    pagePath: pathname,
    chunk: componentChunkName,
    data: [
      `/page-data/${route}/page-data.json`,
      "/page-data/app-data.json",
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ].map((address) => withPrefix(address)),
    pathPrefix: withPrefix("/").replace(/\/$/, ""),
    // The message of the 404 page depends on the address, which only scripts know.
    immediate: pathname === "/404.html",
  };
}

/** Adds the loader to the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  if (!isBuild) return;
  args.setPostBodyComponents([
    <script
      key="loader"
      id="page-loader"
      // Async, so that it runs in its own task and does not lengthen the one that parses the page.
      type="module"
      async
      data-page={JSON.stringify(createPageInfo(args))}
      dangerouslySetInnerHTML={{ __html: LOADER }}
    />,
  ]);
};

type NodeElement = ReactElement<{
  sliceId?: string;
  type?: string;
  src?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const isElement = (node: ReactNode): node is NodeElement => isValidElement(node);

/** Whether the policy allows an element of the head; inline, only the site's styles and JSON-LD. */
function isAllowed(node: ReactNode): boolean {
  if (!isElement(node) || !["style", "script", "noscript"].includes(String(node.type))) return true;
  const isOurs = ["emotion", GLOBAL_STYLE_KEY].includes(String(node.key));
  return isOurs || node.props.type === "application/ld+json" || node.props.src !== undefined;
}

/** Puts the policy first in the head, and Gatsby's scripts in a template, where none runs. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (!isBuild) return;
  const head = getHeadComponents().filter(isAllowed);
  const styles = head.flatMap((node) =>
    isElement(node) && node.type === "style"
      ? (node.props.dangerouslySetInnerHTML?.__html ?? "")
      : [],
  );
  const policy = createPagePolicy(LOADER, FRAME_ORIGINS, styles, FORM_ORIGIN);
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head,
  ]);
  const body = getPostBodyComponents();
  // Since 5.2, Gatsby inserts its script tags into this placeholder after this hook:
  // https://github.com/gatsbyjs/gatsby/pull/37641
  const scripts = body.filter(
    (node) => isElement(node) && node.props.sliceId === "_gatsby-scripts",
  );
  const loader = body.filter((node) => isElement(node) && node.key === "loader");
  if (scripts.length !== 1) throw new Error("Gatsby has not rendered the slice _gatsby-scripts.");
  replacePostBodyComponents([
    <template key="scripts" id="gatsby-scripts">
      {scripts}
    </template>,
    ...loader,
  ]);
};
