import { createSecurityHeaders } from "../../../plugins/gatsby-adapter-static/headers";
import { formatHeaders } from "../../../plugins/gatsby-adapter-static/netlify";

const options = { loader: "start()", editor: false, pathPrefix: "/web" };

it("every response has the security headers, which allow forms to be sent", () => {
  const headers = createSecurityHeaders({ ...options, formOrigin: "https://forms.example" });
  expect(headers).toMatchObject({
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
  expect(headers["Content-Security-Policy"]?.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "connect-src 'self' https://forms.example",
      "form-action 'self' https://forms.example",
      "frame-ancestors 'none'",
    ]),
  );
});

it("the published editor may load what it needs", () => {
  const headers = createSecurityHeaders({ ...options, editor: true });
  expect(headers["Content-Security-Policy"]).not.toContain("script-src");
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});

it("_headers caches for a year only files with hashed names, under the path prefix", () => {
  const [all = "", ...others] = formatHeaders(options).split(/\n(?=\S)/);
  expect(all).toMatch(/^\/web\/\*\n {2}Content-Security-Policy: /);
  expect(all).not.toContain("Cache-Control");
  const control = "Cache-Control: public, max-age=31536000, immutable";
  expect(others.map((rule) => rule.trim())).toEqual(
    ["static/*", "fonts/*", "*.js"].map((pattern) => `/web/${pattern}\n  ${control}`),
  );
});
