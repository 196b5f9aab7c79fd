/** @jest-environment node */
import { createHash } from "node:crypto";
import { protect } from "../../../plugins/gatsby-plugin-page-delivery/protect";
import {
  headerFile,
  headerPolicy,
  pagePolicy,
} from "../../../plugins/gatsby-plugin-static-hosting/headers";
import { nginxSite } from "../../../plugins/gatsby-plugin-static-hosting/nginx";

const MAP = ["https://www.openstreetmap.org"];
const LOADER = "load()";
const allowed = { frames: MAP, scripts: ["'sha256-loader'"] };
const preloaded = { fonts: ["/static/a.woff2", "/static/b.woff2"], pages: ["/", "/proyecto/*"] };
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (css: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><style data-emotion="css a">${css}</style></head><body><script type="application/json">{}</script><script data-run="/a.js" type="module" async>${LOADER}</script></body></html>`;

/** The directives of a policy, by name. */
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1)]));

describe("protect", () => {
  it("says right after the encoding what the page may do", () => {
    expect(protect(page("p{top:0}"), MAP)).toBe(
      page("p{top:0}").replace(
        "<title>",
        `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ frames: MAP, scripts: [hashOf(LOADER)] }, [hashOf(""), hashOf("p{top:0}")])}"/><title>`,
      ),
    );
  });

  it("follows the styles when they change, and else changes nothing the second time", () => {
    const once = protect(page("p{top:0}"), MAP);
    expect(protect(once, MAP)).toBe(once);
    expect(protect(once.replace("p{top:0}", "p{top:1px}"), MAP)).toBe(
      protect(page("p{top:1px}"), MAP),
    );
  });

  it("leaves parts of pages alone", () => {
    expect(protect("<p>part</p>", MAP)).toBe("<p>part</p>");
  });
});

describe("the policies", () => {
  const header = directives(headerPolicy(allowed));
  const meta = directives(pagePolicy(allowed, ["'sha256-x'"]));

  it.each([
    ["header", header],
    ["page", meta],
  ])("lets files of the site and what has a hash run, and nothing else, in the %s", (_, policy) => {
    expect(policy["script-src"]).toEqual(["'self'", "'sha256-loader'"]);
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
  });

  it.each([
    ["header", headerFile(allowed, preloaded, false, "")],
    ["header beside the editor", headerFile(allowed, preloaded, true, "")],
    ["page", pagePolicy(allowed, [])],
  ])("works on plain HTTP in a local network too, in the %s", (_, policy) => {
    expect(policy).not.toContain("upgrade-insecure-requests");
  });

  it("holds style elements to their hashes", () => {
    expect(meta["style-src-elem"]).toEqual(["'sha256-x'"]);
  });

  it("lets no other site frame the pages; only a header can say so", () => {
    expect(header["frame-ancestors"]).toEqual(["'none'"]);
    expect(meta).not.toHaveProperty("frame-ancestors");
  });

  it("lets the map and the tours be framed, and nothing else", () => {
    const frames = [...MAP, "https://tour.example"];
    expect(directives(headerPolicy({ ...allowed, frames }))["frame-src"]).toEqual(frames);
    expect(directives(pagePolicy({ ...allowed, frames }, []))["frame-src"]).toEqual(frames);
  });
});

describe("the header file", () => {
  it("stays within the limits of Cloudflare Pages: 100 rules, 2000 characters a line", () => {
    const frames = [...MAP, "https://tour.example"];
    const lines = headerFile({ ...allowed, frames }, preloaded, false, "").split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  const LINK =
    "</static/a.woff2>; rel=preload; as=font; crossorigin, </static/b.woff2>; rel=preload; as=font; crossorigin";

  it("says with each page which fonts it needs, and with nothing else", () => {
    const rules = headerFile(allowed, preloaded, false, "").split(/\n(?=\/)/);
    const linked = rules.filter((rule) => rule.includes("Link:"));
    expect(linked.map((rule) => rule.trim())).toEqual(
      preloaded.pages.map((place) => `${place}\n  Link: ${LINK}`),
    );
  });

  it("gives nginx what holds everywhere and what pages need first, and no lifetimes", () => {
    const directives = nginxSite(headerFile(allowed, preloaded, false, ""), "");
    const added = [...directives.matchAll(/add_header (\S+) (.*) always;/g)];
    const headers = Object.fromEntries(added.map(([, name, value]) => [name, value]));
    expect(Object.keys(headers)).toHaveLength(9);
    expect(headers).toMatchObject({
      "X-Content-Type-Options": '"nosniff"',
      "Content-Security-Policy": `"${headerPolicy(allowed)}"`,
      "Cache-Control": "$cache_control",
      Link: "$link",
    });
    expect(directives).toContain(`set $preload "${LINK}";`);
  });

  it("gives nginx a name for what pages need first, where they need nothing", () => {
    expect(nginxSite("/*\n  X-A: 1\n", "")).toContain('set $preload "";');
  });

  it("leaves scripts to the pages' own policy where the editor is published", () => {
    expect(headerFile(allowed, preloaded, true, "")).not.toContain("script-src");
    expect(headerFile(allowed, preloaded, true, "")).toContain("frame-ancestors 'none'");
  });

  it("lets windows that the editor opens answer it, and no window where there is no editor", () => {
    const opener = (editor: boolean) =>
      /Opener-Policy: (.*)/.exec(headerFile(allowed, preloaded, editor, ""))?.[1];
    expect([opener(false), opener(true)]).toEqual(["same-origin", "same-origin-allow-popups"]);
  });
});
