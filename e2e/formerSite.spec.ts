import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

/** Answers everything with the former site, from a cache. */
const FORMER = `
  const fill = async () => (await caches.open("former")).add("/old");
  self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => event.respondWith(caches.match("/old")));`;

for (const name of ["sw.js", "service-worker.js"]) {
  test(`visitors of a former site that had a worker at /${name} see this one`, async ({ page }) => {
    let isFormer = true;
    const send = (response: ServerResponse, type: string, text: string) =>
      response.setHeader("Content-Type", type).end(text);
    const server = createServer(({ url }, response) => {
      if (url === `/${name}`) {
        send(
          response,
          "text/javascript",
          isFormer ? FORMER : readFileSync(`static/${name}`, "utf8"),
        );
      } else send(response, "text/html", `<h1>${isFormer ? "Antes" : "Ahora"}</h1>`);
    });
    await once(server.listen(0), "listening");
    const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const title = page.getByRole("heading");
    try {
      await page.goto(address);
      await page.evaluate(async (script) => {
        await navigator.serviceWorker.register(script);
        await navigator.serviceWorker.ready;
      }, `/${name}`);
      isFormer = false;
      await page.goto(address);
      await expect(title).toHaveText("Ahora");
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
      await page.reload();
      await expect(title).toHaveText("Ahora");
    } finally {
      server.close();
    }
  });
}
