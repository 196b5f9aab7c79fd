import {
  createHeaderRules,
  type HeaderOptions,
  type HeaderRule,
  immutableFiles,
} from "../../../plugins/gatsby-adapter-static/headers";
import { formatHeaders, formatRedirects } from "../../../plugins/gatsby-adapter-static/netlify";
import { formatNginx } from "../../../plugins/gatsby-adapter-static/nginx";

const options: HeaderOptions = {
  loader: "start()",
  editor: false,
  pathPrefix: "",
};
const prefixed = { ...options, pathPrefix: "/web" };
const redirects = [
  { from: "/proyecto/", to: "/proyectos/", status: 302 },
  { from: "/servicios/", to: "/#servicios", status: 301 },
];

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
    const getPolicy = (changes: Partial<HeaderOptions>) =>
      getHeaders(createHeaderRules({ ...options, ...changes }), "/*")[
        "Content-Security-Policy"
      ]?.split("; ");
    expect(getPolicy({})).toEqual(
      expect.arrayContaining(["connect-src 'self'", "form-action 'self'"]),
    );
    const formOrigin = "https://forms.example";
    expect(getPolicy({ formOrigin })).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://forms.example",
        "form-action 'self' https://forms.example",
      ]),
    );
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

  it("is written as a pattern and its indented headers", () => {
    const rules: HeaderRule[] = [
      { pattern: "/*", headers: { A: "1", B: "2" } },
      { pattern: "/x", headers: { C: "3" } },
    ];
    expect(formatHeaders(rules)).toBe("/*\n  A: 1\n  B: 2\n/x\n  C: 3\n");
  });
});

it("_redirects has a redirect a line, with its status", () => {
  expect(formatRedirects(redirects)).toBe(
    "/proyecto/ /proyectos/ 302\n/servicios/ /#servicios 301\n",
  );
});

// What nginx makes of it is tested with a real nginx: e2e/.
describe("_nginx.conf", () => {
  it("sends the query along, before the fragment", () => {
    const text = formatNginx(options, redirects);
    expect(text).toContain("location = /proyecto/ { return 302 /proyectos/$is_args$args; }");
    expect(text).toContain("location = /servicios/ { return 301 /$is_args$args#servicios; }");
  });

  it("keeps the same files for a year as _headers", () => {
    const text = formatNginx({ ...options, pathPrefix: "/w.b" }, []);
    expect(text).toContain('if ($uri ~ "^/w\\.b(?:/static/.*|/fonts/.*|/.*\\.js)$") {');
    expect(text).toContain(`set $file_cache_control "${immutableFiles.cacheControl}";`);
  });

  it("has the headers for the whole host at its root, and inside of the site's path under one", () => {
    const isIndented = (text: string) =>
      /^ +add_header X-Frame-Options "DENY" always;$/m.test(text);
    expect(isIndented(formatNginx(options, []))).toBe(false);
    expect(isIndented(formatNginx(prefixed, []))).toBe(true);
    expect(formatNginx(prefixed, [])).toContain("location = /web {");
  });
});
