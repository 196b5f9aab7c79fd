import {
  createHeaderRules,
  type HeaderOptions,
} from "../../../plugins/gatsby-adapter-static/headers";

const options: HeaderOptions = {
  loader: "start()",
  editor: false,
  pathPrefix: "",
};

const getHeaders = (rules: ReturnType<typeof createHeaderRules>, pattern: string) =>
  rules.find((rule) => rule.pattern === pattern)?.headers ?? {};

describe("_headers", () => {
  it("gives every response the security headers", () => {
    const headers = getHeaders(createHeaderRules(options), "/*");
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
      const headers = getHeaders(createHeaderRules({ ...options, formOrigin }), "/*");
      const policy = headers["Content-Security-Policy"]?.split("; ");
      expect(policy).toContain(`connect-src ${destinations}`);
      expect(policy).toContain(`form-action ${destinations}`);
    }
  });

  it("lets the published editor load what it needs", () => {
    const headers = getHeaders(createHeaderRules({ ...options, editor: true }), "/*");
    expect(headers["Content-Security-Policy"]).not.toContain("script-src");
    expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });

  it("keeps for a year only files whose names change with their content, under the site's path", () => {
    const rules = createHeaderRules({ ...options, pathPrefix: "/web" });
    const isKept = ({ "Cache-Control": control = "" }) => control.includes("immutable");
    expect(rules.map(({ pattern, headers }) => [pattern, isKept(headers)])).toEqual([
      ["/web/*", false],
      ["/web/static/*", true],
      ["/web/fonts/*", true],
      ["/web/*.js", true],
    ]);
  });
});
