import {
  createHeaderRules,
  type HeaderOptions,
} from "../../../plugins/gatsby-adapter-static/headers";

const options: HeaderOptions = {
  loader: "start()",
  editor: false,
  pathPrefix: "",
};
const prefixed = { ...options, pathPrefix: "/web" };

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
    expect(policy?.find((rule) => rule.startsWith("script-src"))).toMatch(
      /^script-src 'self' 'sha256-[^']+'$/,
    );
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

  it("keeps for a year only files whose names change with their content", () => {
    const rules = createHeaderRules(options);
    const immutable = rules.filter(({ headers }) =>
      headers["Cache-Control"]?.includes("immutable"),
    );
    expect(immutable.map(({ pattern }) => pattern)).toEqual(["/static/*", "/fonts/*", "/*.js"]);
  });

  it("begins every pattern with the site's path on its host", () => {
    const patterns = createHeaderRules(prefixed).map(({ pattern }) => pattern);
    expect(patterns).toEqual(["/web/*", "/web/static/*", "/web/fonts/*", "/web/*.js"]);
  });
});
