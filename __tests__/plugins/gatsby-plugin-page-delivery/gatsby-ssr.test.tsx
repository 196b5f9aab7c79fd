/** @jest-environment node */
import { css } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const LOADER = "start()";
const globals = globalThis as Record<string, unknown>;
globals.LOADER = LOADER;
globals.FORM_ORIGIN = "https://forms.example";
globals.FRAME_ORIGINS = ["https://map.example", "https://tours.example"];
process.env = { ...process.env, NODE_ENV: "production" };

const ssr: GatsbySSR = require("../../../plugins/gatsby-plugin-page-delivery/gatsby-ssr");

const ruled = css({ color: "rebeccapurple" });
const other = css({ userSelect: "none" });

/** Renders a page as Gatsby does: body, then what hooks add, then the placeholder of its scripts. */
async function renderPage(body: ReactNode, pathname = "/") {
  let head: ReactNode[] = [<meta key="generator" name="generator" content="Gatsby" />];
  let end: ReactNode[] = [];
  let html = "";
  const setHeadComponents = (nodes: ReactNode[]) => {
    head = [...head, ...nodes];
  };
  const noop = () => {};
  const setters = {
    setHeadComponents,
    setHtmlAttributes: noop,
    setBodyAttributes: noop,
    setPreBodyComponents: noop,
    setPostBodyComponents: (nodes: ReactNode[]) => {
      end = [...end, ...nodes];
    },
    setBodyProps: noop,
  };
  const options = { plugins: [] };
  await ssr.replaceRenderer?.(
    {
      ...setters,
      pathname,
      bodyComponent: body,
      replaceBodyHTMLString: (text) => {
        html = text;
      },
    },
    options,
  );
  setHeadComponents([
    <style key="plugin">{".plugin{}"}</style>,
    <noscript key="plugin-noscript">plugin</noscript>,
    <script key="plugin-script">{"plugin()"}</script>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the test
    <style key="global" dangerouslySetInnerHTML={{ __html: "body{margin:0}" }} />,
    <script key="data" type="application/ld+json">
      {"{}"}
    </script>,
  ]);
  const page = { componentChunkName: "page-index", staticQueryHashes: ["42"], result: {} };
  ssr.onRenderBody?.({ ...setters, pathname, loadPageDataSync: () => page }, options);
  const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;
  end = [...end, <script key="script-loader" />, <Slice key="s" sliceId="_gatsby-scripts" />];
  ssr.onPreRenderHTML?.(
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes) => {
        head = nodes;
      },
      getPreBodyComponents: () => [],
      replacePreBodyComponents: noop,
      getPostBodyComponents: () => end,
      replacePostBodyComponents: (nodes) => {
        end = nodes;
      },
    },
    options,
  );
  return { html, head: renderToStaticMarkup(head), end: renderToStaticMarkup(end) };
}

const styled = (
  <main>
    <p css={ruled}>one</p>
    <p css={other}>two</p>
    <p css={ruled}>three</p>
  </main>
);

describe("a built page", () => {
  it("has each rule once, in one style element of the head, without prefixes", async () => {
    const { html, head } = await renderPage(styled);
    expect(html).not.toContain("<style");
    expect(html.match(/class="css-\w+/g)).toHaveLength(3);
    expect(head).toMatch(
      /<style data-emotion="css \w+ \w+">\.css-\w+\{color:rebeccapurple;\}\.css-\w+\{user-select:none;\}<\/style>/,
    );
  });

  it("begins its head with a policy that names the loader, its styles all frames and where forms go", async () => {
    const { head } = await renderPage(styled);
    const policy = /^<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(head)?.[1];
    const sources = (policy ?? "").replaceAll("&#x27;", "'").split("; ");
    const getRule = (name: string) => sources.find((rule) => rule.startsWith(`${name} `));
    expect(getRule("frame-src")).toBe("frame-src https://map.example https://tours.example");
    expect(getRule("form-action")).toBe("form-action 'self' https://forms.example");
    expect(getRule("connect-src")).toBe("connect-src 'self' https://forms.example");
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    expect(getRule("script-src")).toBe(
      "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    );
    // The empty element that emotion fills by script, the page's rules, the global ones.
    expect(getRule("style-src-elem")?.match(/'sha256-/g)).toHaveLength(3);
    expect(policy).not.toContain("unsafe-eval");
  });

  it("keeps its own styles and data in the head, and leaves out what the policy would refuse", async () => {
    const { head } = await renderPage(styled);
    expect(head).toContain("<style>body{margin:0}</style>");
    expect(head).toContain('<script type="application/ld+json">{}</script>');
    expect(head).not.toContain("plugin");
  });

  it("keeps Gatsby's scripts in a template, and ends with the loader", async () => {
    const { end } = await renderPage(styled);
    expect(end).toMatch(
      /^<template id="gatsby-scripts"><i id="_gatsby-scripts"><\/i><\/template><script id="page-loader" type="module" async="" data-page="[^"]*">start\(\)<\/script>$/,
    );
  });

  it.each([
    ["/", "index", false],
    ["/proyecto/1/", "proyecto/1", false],
    ["/404.html", "404.html", true],
  ])("tells the loader of %s what Gatsby will ask for", async (pathname, route, immediate) => {
    const { end } = await renderPage(styled, pathname);
    const text = /data-page="([^"]*)"/.exec(end)?.[1]?.replaceAll("&quot;", '"') ?? "";
    expect(JSON.parse(text)).toEqual({
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
});
