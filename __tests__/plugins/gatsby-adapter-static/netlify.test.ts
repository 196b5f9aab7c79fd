import { formatHeaders } from "../../../plugins/gatsby-adapter-static/netlify";

const options = { loader: "start()", editor: false, pathPrefix: "/web" };

it("_headers caches for a year only files with hashed names, under the path prefix", () => {
  const [all = "", ...others] = formatHeaders(options).split(/\n(?=\S)/);
  expect(all).toMatch(/^\/web\/\*\n {2}Content-Security-Policy: /);
  expect(all).not.toContain("Cache-Control");
  const control = "Cache-Control: public, max-age=31536000, immutable";
  expect(others.map((rule) => rule.trim())).toEqual(
    ["static/*", "fonts/*", "*.js"].map((pattern) => `/web/${pattern}\n  ${control}`),
  );
});
