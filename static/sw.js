// Replaces the former site's service worker, which would keep serving that site. A long cache
// lifetime does no harm: browsers bypass the HTTP cache when they update service workers.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
}
