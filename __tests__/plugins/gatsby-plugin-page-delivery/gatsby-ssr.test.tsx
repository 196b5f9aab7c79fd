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

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;

/** The text of a script or style element. */
const text = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** Renders a page's head and the end of its body, with what plugins have added to it. */
function renderPage(added: { head?: ReactNode; before?: ReactNode; after?: ReactNode } = {}) {
  let [head, body]: ReactNode[][] = [[], []];
  const args = {
    getHeadComponents: () => [<style key="global" {...text("a{}")} />, added.head],
    replaceHeadComponents: (nodes: ReactNode[]) => {
      head = nodes;
    },
    getPreBodyComponents: () => [added.before],
    getPostBodyComponents: () => [
      added.after,
      <script key="script-loader" id="gatsby-script-loader" {...text('window.pagePath="/"')} />,
      <Slice key="slice" sliceId="_gatsby-scripts" />,
    ],
    replacePostBodyComponents: (nodes: ReactNode[]) => {
      body = nodes;
    },
  };
  ssr.onPreRenderHTML?.(args as never, { plugins: [] });
  const html = { head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) };
  const [, policy = ""] = /Policy" content="([^"]*)"/.exec(html.head) ?? [];
  return { ...html, policy: policy.replaceAll("&#x27;", "'").split("; ") };
}

// Any other violation of the policy is reported by the browser, which fails the tests in e2e/.
it("has a policy that lists the origins of frames and forms", () => {
  expect(renderPage().policy).toEqual(
    expect.arrayContaining([
      "frame-src https://map.example https://tours.example",
      "form-action 'self' https://forms.example",
      "connect-src 'self' https://forms.example",
    ]),
  );
});

it("puts Gatsby's scripts, and no others, into a template, where they wait for the loader", () => {
  const { body } = renderPage({ after: <script key="chat" src="/chat.js" /> });
  expect(body).toBe(
    '<template id="gatsby-scripts"><script id="gatsby-script-loader">window.pagePath="/"</script>' +
      '<i id="_gatsby-scripts"></i></template>' +
      '<script id="page-loader" type="module" async="">start()</script>' +
      '<script src="/chat.js"></script>',
  );
});

it("keeps what other plugins add to the head, and allows their styles", () => {
  const { head, policy } = renderPage({
    head: [
      <link key="a" rel="me" href="https://social.example/zaguan" />,
      <noscript key="b">
        <style {...text("b{}")} />
      </noscript>,
      <script key="c" type="application/ld+json" {...text("{}")} />,
      <script key="d" src="/d.js" />,
    ],
  });
  expect(head).toMatch(
    /<link rel="me".*<noscript><style>b{}<\/style><\/noscript>.*"application\/ld\+json">{}.*src="\/d.js"/,
  );
  // The hashes of the empty text, a{} and b{}.
  expect(policy.find((rule) => rule.startsWith("style-src-elem"))?.match(/'sha256-/g)).toHaveLength(
    3,
  );
});

it.each([
  ["head", <script key="tracker" {...text("track()")} />],
  ["head", <script key="tracker" type="module" {...text("track()")} />],
  ["head", <script key="tracker" async src="https://tracker.example/t.js" />],
  ["head", <link key="tracker" rel="stylesheet" href="//tracker.example/t.css" />],
  ["before", <img key="tracker" alt="" src="https://tracker.example/t.gif" />],
  ["after", <script key="tracker" {...text("track()")} />],
])("stops the build at what the policy would block, and names it: %s %j", (place, node) => {
  expect(() => renderPage({ [place]: node })).toThrow(/would block <\w+[^>]*> \(key: tracker\)/);
});
