import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { requestRaw } from "./http";

const PORT = Number(process.env.E2E_PORT ?? 9123) + 9;

/** A page of the former site, whose service worker answers every request with it. */
const FORMER_PAGE = `<!doctype html><title>Antes</title>
  <script>navigator.serviceWorker.register("/service-worker.js")</script>`;

const FORMER_WORKER = `
  addEventListener("install", (event) => event.waitUntil(caches.open("site").then((cache) => cache.add("/"))));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(caches.match("/")));`;

// The new worker imports sw.js, which covers the other usual URL, /sw.js.
test("visitors with the former site's service worker get this site", async ({ page, baseURL }) => {
  let isFormer = true;
  const server = createServer(async ({ url = "", headers }, response) => {
    if (!isFormer) {
      const answer = await requestRaw(baseURL, url, headers as Record<string, string>);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } else if (url === "/service-worker.js") {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(FORMER_WORKER);
    } else {
      response.writeHead(200, { "Content-Type": "text/html" }).end(FORMER_PAGE);
    }
  }).listen(PORT);
  try {
    await page.goto(`http://localhost:${PORT}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    isFormer = false;
    await page.goto(`http://localhost:${PORT}/proyectos/`);
    await expect(page.getByRole("heading", { level: 1, name: "Proyectos" })).toBeVisible();
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
      ]);
    await expect.poll(left).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
