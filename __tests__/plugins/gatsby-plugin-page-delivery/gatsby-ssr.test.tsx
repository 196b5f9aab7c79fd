import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

Object.assign(globalThis, {
  LOADER: "start()",
  FORM_ORIGIN: "https://forms.example",
  FRAME_ORIGINS: ["https://map.example", "https://tours.example"],
});
process.env = { ...process.env, NODE_ENV: "production" };

const ssr: GatsbySSR = require("../../../plugins/gatsby-plugin-page-delivery/gatsby-ssr");

const decode = (text = "") => text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Renders the head of a page with a style of its own, and the data for its loader. */
function renderPage(pathname: string) {
  let head: ReactNode[] = [];
  let end: ReactNode[] = [];
  const page = { componentChunkName: "page-index", staticQueryHashes: ["42"] };
  const setPostBodyComponents = (nodes: ReactNode[]) => {
    end = nodes;
  };
  const body = { pathname, loadPageDataSync: () => page, setPostBodyComponents };
  ssr.onRenderBody?.(body as never, { plugins: [] });
  const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;
  const html = {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the test
    getHeadComponents: () => [<style key="global" dangerouslySetInnerHTML={{ __html: "a{}" }} />],
    replaceHeadComponents: (nodes: ReactNode[]) => {
      head = nodes;
    },
    getPostBodyComponents: () => [...end, <Slice key="slice" sliceId="_gatsby-scripts" />],
    replacePostBodyComponents: () => {},
  };
  ssr.onPreRenderHTML?.(html as never, { plugins: [] });
  const [, info] = /data-page="([^"]*)"/.exec(renderToStaticMarkup(end)) ?? [];
  const [, policy] = /Policy" content="([^"]*)"/.exec(renderToStaticMarkup(head)) ?? [];
  return { policy: decode(policy).split("; "), info: JSON.parse(decode(info)) };
}

// Any other violation of the policy is reported by the browser, which fails the tests in e2e/.
it("has a policy that lists the origins of frames and forms", () => {
  expect(renderPage("/").policy).toEqual(
    expect.arrayContaining([
      "frame-src https://map.example https://tours.example",
      "form-action 'self' https://forms.example",
      "connect-src 'self' https://forms.example",
    ]),
  );
});

it.each([
  ["/", "index", false],
  ["/proyecto/1/", "proyecto/1", false],
  ["/404.html", "404.html", true],
])("lists for the loader of %s the files that Gatsby requests", (pathname, route, immediate) => {
  expect(renderPage(pathname).info).toEqual({
    pagePath: pathname,
    chunk: "page-index",
    data: [
      `/page-data/${route}/page-data.json`,
      "/page-data/app-data.json",
      "/page-data/sq/d/42.json",
    ],
    pathPrefix: "",
    immediate,
  });
});
