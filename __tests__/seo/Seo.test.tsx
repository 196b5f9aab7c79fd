import { cleanup, render } from "@testing-library/react";
import { type AgencyProps, createPageJsonLd } from "../../src/seo/jsonLd";
import { Seo, summarize } from "../../src/seo/Seo";
import { address, answerQueries } from "../fixtures";

const NAME = "Zaguán Promotora Inmobiliaria";
const SITE = "https://zaguan.example";

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");

const canonical = () => document.head.querySelector("link[rel=canonical]")?.getAttribute("href");

function renderSeo(props: Partial<Parameters<typeof Seo>[0]> = {}) {
  answerQueries({
    site: { siteMetadata: { siteUrl: SITE } },
    siteSettings: { fullName: NAME, address },
    landing: { hero: { alt: "Un zaguán" } },
  });
  const structuredData = (agency: AgencyProps) =>
    createPageJsonLd(agency, [{ name: "Los Encinares" }]);
  render(
    <Seo
      title="Los Encinares"
      description="Viviendas."
      structuredData={structuredData}
      {...props}
    />,
  );
}

describe("Seo", () => {
  it("has noindex on a page without an address, and on no other", () => {
    renderSeo({ path: "/proyecto/1/" });
    expect(meta("robots")).toBeUndefined();
    cleanup();
    renderSeo();
    expect(meta("robots")).toBe("noindex");
    expect(canonical()).toBeUndefined();
    expect(meta("og:url")).toBeUndefined();
  });

  it("has the page's share picture with its size and description", () => {
    renderSeo({ path: "/proyecto/1/", sharePicture: { alt: "Un patio" } });
    expect(meta("og:image")).toBe(`${SITE}/compartir/proyecto-1.jpg`);
    expect(meta("twitter:image")).toBe(meta("og:image"));
    expect(meta("og:image:width")).toBe("1200");
    expect(meta("og:image:height")).toBe("630");
    expect(meta("og:image:alt")).toBe("Un patio");
  });

  it("falls back to the landing page's share picture", () => {
    renderSeo({ path: "/legal/aviso-legal/" });
    expect(meta("og:image")).toBe(`${SITE}/compartir/inicio.jpg`);
    expect(meta("og:image:alt")).toBe("Un zaguán");
  });
});

describe("summarize", () => {
  it("keeps a text of 160 letters", () => {
    const text = `${"a".repeat(80)} ${"b".repeat(79)}`;
    expect(summarize(text)).toBe(text);
  });

  it("makes one line of a text with line breaks", () => {
    expect(summarize("  Una línea.\n\nOtra\tlínea. ")).toBe("Una línea. Otra línea.");
  });

  it("cuts a longer text to 160 letters at most, after a whole word", () => {
    const summary = summarize(`${"palabra ".repeat(20)}x`);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary.length).toBeGreaterThan(140);
    expect(summary).toMatch(/^(palabra )+palabra…$/);
  });

  it("cuts one long word anywhere", () => {
    expect(summarize("a".repeat(200))).toBe(`${"a".repeat(159)}…`);
  });

  it("leaves no mark before the ellipsis", () => {
    const summary = summarize(`${"a".repeat(120)},;:. ${"b".repeat(60)}`);
    expect(summary).toBe(`${"a".repeat(120)}…`);
  });
});
