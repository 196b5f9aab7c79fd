/** @jest-environment node */
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody } from "../gatsby-ssr";

type RenderBody = NonNullable<GatsbySSR["onRenderBody"]>;

it("sets the language, disables phone detection, preloads fonts and inlines global styles", () => {
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn();
  const args = { setHtmlAttributes, setHeadComponents } as unknown as Parameters<RenderBody>[0];
  (onRenderBody as RenderBody)(args, { plugins: [] });
  expect(setHtmlAttributes).toHaveBeenCalledWith({ lang: "es" });
  const head = renderToStaticMarkup(setHeadComponents.mock.lastCall?.[0] as ReactNode);
  expect(head).toContain('<meta name="format-detection" content="telephone=no,');
  expect(
    head.match(/<link rel="preload" as="font" [^>]*href="\/fonts\/[^>]*crossorigin/g),
  ).toHaveLength(2);
  expect(head).toMatch(/<style>[^<]*@font-face[^<]*box-sizing:border-box[^<]*<\/style>/);
});
