/** @jest-environment node */
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML, onRenderBody } from "../gatsby-ssr";

type Body = NonNullable<GatsbySSR["onRenderBody"]>;
type PreRender = NonNullable<GatsbySSR["onPreRenderHTML"]>;

describe("onRenderBody", () => {
  it("says that the pages are in Spanish, preloads their fonts, and says how all of them look", () => {
    const setHtmlAttributes = jest.fn();
    const setHeadComponents = jest.fn();
    const args = { setHtmlAttributes, setHeadComponents } as unknown as Parameters<Body>[0];
    (onRenderBody as Body)(args, { plugins: [] });
    expect(setHtmlAttributes).toHaveBeenCalledWith({ lang: "es" });
    const head = renderToStaticMarkup(setHeadComponents.mock.lastCall?.[0] as ReactNode);
    expect(head).toContain('rel="preload"');
    expect(head).toContain('as="font"');
    expect(head).toContain('crossorigin="anonymous"');
    expect(head).toContain("box-sizing:border-box");
  });
});

describe("onPreRenderHTML", () => {
  it("takes out what GatsbyImage alone needs", () => {
    const replaceHeadComponents = jest.fn();
    const title = <title key="title">Zaguán</title>;
    const getHeadComponents = () => [<style key="gatsby-image-style" />, title, null];
    const args = { getHeadComponents, replaceHeadComponents } as unknown;
    (onPreRenderHTML as PreRender)(args as Parameters<PreRender>[0], { plugins: [] });
    expect(replaceHeadComponents.mock.calls).toEqual([[[title, null]]]);
  });
});
