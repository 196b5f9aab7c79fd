import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { runInNewContext } from "node:vm";
import { type BuildOptions, build } from "esbuild";
import {
  createHeaderPolicy,
  createPagePolicy,
} from "../../plugins/gatsby-plugin-page-delivery/policy";

const listen = (server: Server, port = 0) =>
  new Promise<string>((resolve) => {
    server.listen(port, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

interface Arrival {
  type: string | undefined;
  accept: string | undefined;
  fields: Record<string, string>;
}

/** A form service that does what a test says. */
export async function startReceiver() {
  const arrivals: Arrival[] = [];
  let status = 200;
  let answering = Promise.resolve();
  const onRequest: RequestListener = async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    if (request.method !== "POST") {
      response.writeHead(405).end();
      return;
    }
    const { "content-type": type, accept } = request.headers;
    arrivals.push({ type, accept, fields: Object.fromEntries(new URLSearchParams(body)) });
    await answering;
    response
      .writeHead(status, { "Access-Control-Allow-Origin": "*", "Content-Type": "text/html" })
      .end("<title>Recibido</title><p>Recibido");
  };
  const server = createServer(onRequest);
  const origin = await listen(server);
  return {
    origin,
    endpoint: `${origin}/f/abc`,
    arrivals,
    answerWith(code: number) {
      status = code;
    },
    /** Leaves every request without an answer until the returned function is called. */
    hang() {
      let answer = () => {};
      answering = new Promise((resolve) => {
        answer = resolve;
      });
      return answer;
    },
    break: () => close(server),
    comeBack: () => listen(server, Number(new URL(origin).port)),
  };
}

/** Bundles what a module exports for a page whose forms are sent to an endpoint. */
async function bundle(contents: string, endpoint: string, options: BuildOptions) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname, loader: "tsx" },
    alias: { gatsby: `${__dirname}/gatsby.ts` },
    define: { ENDPOINT: JSON.stringify(endpoint), "process.env.NODE_ENV": '"production"' },
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    bundle: true,
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text ?? "";
}

/** Serves the forms as a built page: rendered, hydrated, and under the site's policies. */
export async function startSite(endpoint: string) {
  const script = await bundle(
    `import { hydrateRoot } from "react-dom/client";
    import { Forms } from "./Forms";
    hydrateRoot(document.getElementById("root"), <Forms />);`,
    endpoint,
    { platform: "browser" },
  );
  const renderer = await bundle(
    `import { renderWithStyles } from "../../plugins/gatsby-plugin-page-delivery/renderStyles";
    import { Forms } from "./Forms";
    module.exports = renderWithStyles(<Forms />);`,
    endpoint,
    { platform: "node", format: "cjs" },
  );
  const module = { exports: { html: "", css: "", ids: "" } };
  runInNewContext(renderer, { ...globalThis, module, require, process });
  const { html, css, ids } = module.exports;
  const { origin } = new URL(endpoint);
  const page = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createPagePolicy("", [], [css], origin)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Formularios</title>
<link rel="icon" href="data:,"><style data-emotion="css ${ids}">${css}</style></head>
<body><div id="root">${html}</div><script src="/page.js" defer></script></body></html>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === "/page.js";
    response
      .writeHead(200, {
        "Content-Type": isScript ? "text/javascript" : "text/html",
        "Content-Security-Policy": createHeaderPolicy("", origin),
      })
      .end(isScript ? script : page);
  });
  return { url: await listen(server), stop: () => close(server) };
}
