import { createSecurityHeaders } from "../../../plugins/gatsby-adapter-static/headers";
import { formatHeaders } from "../../../plugins/gatsby-adapter-static/netlify";

const options = { loader: "start()", editor: false, pathPrefix: "/web" };

describe("_headers", () => {
  it("gives every response the security headers", () => {
    const headers = createSecurityHeaders(options);
    expect(headers).toMatchObject({
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    const policy = headers["Content-Security-Policy"]?.split("; ");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("allows forms and requests to the site itself, and to where forms are sent", () => {
    for (const [formOrigin, destinations] of [
      [undefined, "'self'"],
      ["https://forms.example", "'self' https://forms.example"],
    ]) {
      const headers = createSecurityHeaders({ ...options, formOrigin });
      const policy = headers["Content-Security-Policy"]?.split("; ");
      expect(policy).toContain(`connect-src ${destinations}`);
      expect(policy).toContain(`form-action ${destinations}`);
    }
  });

  it("lets the published editor load what it needs", () => {
    const headers = createSecurityHeaders({ ...options, editor: true });
    expect(headers["Content-Security-Policy"]).not.toContain("script-src");
    expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });

  it("keeps for a year only files whose names change with their content, under the site's path", () => {
    const [all = "", ...others] = formatHeaders(options).split(/\n(?=\S)/);
    expect(all).toMatch(/^\/web\/\*\n {2}Content-Security-Policy: /);
    expect(all).not.toContain("Cache-Control");
    const control = "Cache-Control: public, max-age=31536000, immutable";
    expect(others.map((rule) => rule.trim())).toEqual(
      ["static/*", "fonts/*", "*.js"].map((pattern) => `/web/${pattern}\n  ${control}`),
    );
  });
});
