import { createSecurityHeaders } from "../../../plugins/gatsby-adapter-static/headers";

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
