import { cleanup, render } from "@testing-library/react";
import type { AgencyProps } from "../../src/seo/jsonLdNodes";
import { Seo, summarize } from "../../src/seo/Seo";
import { createSubpageJsonLd } from "../../src/seo/subpageJsonLd";
import { answerQueries } from "../answerQueries";
import { address } from "../queryResults";

const SITE = "https://zaguan.example";

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");

const canonical = () => document.head.querySelector("link[rel=canonical]")?.getAttribute("href");

function renderSeo(props: Partial<Parameters<typeof Seo>[0]> = {}) {
  answerQueries({
    site: { siteMetadata: { siteUrl: SITE } },
    siteSettings: { fullName: "Zaguán Promotora Inmobiliaria", address },
    landing: { hero: { alt: "Un zaguán" } },
  });
  const structuredData = (agency: AgencyProps) =>
    createSubpageJsonLd(agency, [{ name: "Los Encinares" }]);
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
  it("has noindex only on a page without a path", () => {
    renderSeo({ path: "/proyecto/1/" });
    expect(meta("robots")).toBeUndefined();
    cleanup();
    renderSeo();
    expect(meta("robots")).toBe("noindex");
    expect(canonical()).toBeUndefined();
    expect(meta("og:url")).toBeUndefined();
  });

  it("has noindex on a page that is not to be listed", () => {
    renderSeo({ path: "/proyecto/1/1-f/", indexed: false });
    expect(meta("robots")).toBe("noindex");
    expect(canonical()).toBeUndefined();
  });

  it("has the page's share picture with size and description, or the landing page's", () => {
    renderSeo({ path: "/proyecto/1/", sharePicture: { alt: "Un patio" } });
    expect(meta("og:image")).toBe(`${SITE}/compartir/proyecto-1.jpg`);
    expect(meta("twitter:image")).toBe(meta("og:image"));
    expect(meta("og:image:width")).toBe("1200");
    expect(meta("og:image:height")).toBe("630");
    expect(meta("og:image:alt")).toBe("Un patio");
    cleanup();
    const path = "/proyecto/1/2-f/";
    renderSeo({ path, sharePicture: { alt: "Un patio", path: "/proyecto/1/" } });
    expect(meta("og:image")).toBe(`${SITE}/compartir/proyecto-1.jpg`);
    cleanup();
    renderSeo({ path: "/legal/aviso-legal/" });
    expect(meta("og:image")).toBe(`${SITE}/compartir/inicio.jpg`);
    expect(meta("og:image:alt")).toBe("Un zaguán");
  });
});

describe("summarize", () => {
  const [words, long] = ["palabra ".repeat(18), "a".repeat(160)];
  it.each([
    ["keeps 160 letters", long, long],
    ["joins lines", "  Una línea.\n\nOtra\tlínea. ", "Una línea. Otra línea."],
    ["truncates text after a whole word", `${words}segundas y últimas`, `${words}segundas y…`],
    ["truncates a long word anywhere", `${long}a`, `${long.slice(1)}…`],
    ["drops punctuation before the ellipsis", `${words}, ;:. ${long}`, `${words.trim()}…`],
  ])("%s", (_, text, summary) => expect(summarize(text)).toBe(summary));
});
