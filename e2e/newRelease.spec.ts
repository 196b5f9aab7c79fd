import type { Page } from "@playwright/test";
import { expect, open, test, waitForHydration, waitForNetworkIdle } from "./fixtures";
import {
  getEntry,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./siteContent";

// A tab that was opened before a release and is used after it, when some of its files are gone.
test.use({
  tolerated:
    /^404 |^503 |^Error: |^ChunkLoadError|page resources for|Loading chunk|FAILED |NS_ERROR_ABORT /,
});

const [project, rental, service] = [getEntry(projects), getEntry(rentals), getEntry(services)];

/** Fails the requests that check whether the page still exists. */
async function failChecks(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
}

/** Counts the documents loaded from now on, and calls back before each with their number. */
async function countLoads(page: Page, whenLoaded: (loads: number) => Promise<void>) {
  let loads = 0;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads += 1;
      await whenLoaded(loads);
    }
    await route.fallback();
  });
  return () => loads;
}

/** Responds with 404 to files until a document is loaded, the first one or a later one. */
async function removeFiles(page: Page, files: RegExp, last = 1): Promise<() => number> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/plain" }));
  return countLoads(page, async (loads) => {
    if (loads === last) await page.unroute(files);
  });
}

/** Gives page data the hash of another build until a document is loaded. */
async function renewData(page: Page, last = 1): Promise<() => number> {
  const data = /\/page-data\/.*page-data\.json|app-data\.json/;
  await page.route(data, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, webpackCompilationHash: "f".repeat(20) } });
  });
  return countLoads(page, async (loads) => {
    if (loads === last) await page.unroute(data);
  });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

for (const [what, change] of [
  ["with data of a new release", renewData],
  ["with a missing script", (page: Page) => removeFiles(page, /\/component---.*\.js$/)],
  ["with no files left", (page: Page) => removeFiles(page, /\.js$|\.json$/)],
] as const) {
  test(`a link to a page ${what} loads its document, once`, async ({ page }) => {
    await open(page, projectPath(project));
    const loads = await change(page);
    await page.getByRole("contentinfo").getByRole("link", { name: service.title }).click();
    await expect(heading(page, service.title)).toBeVisible();
    await expect(page).toHaveURL(servicePath(service));
    expect(loads()).toBe(1);
    // A single entry in the history.
    await page.goBack();
    await expect(heading(page, project.title)).toBeVisible();
  });
}

test("a link to a page whose data fail keeps its query and fragment", async ({ page }) => {
  await open(page, "/");
  await page.route("**/page-data/proyectos/page-data.json*", (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  await page.locator("#proyectos").getByRole("link", { name: "Próximamente" }).click();
  await expect(page).toHaveURL("/proyectos/?estado=proximamente");
  await open(page, projectPath(project));
  await page.route("**/page-data/index/page-data.json*", (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  await page.getByRole("banner").getByRole("link", { name: site.callToAction.label }).click();
  await expect(page).toHaveURL("/#contacto");
  await expect(page.locator("#contacto")).toBeInViewport();
});

for (const [what, files, last] of [
  ["data", /\/page-data\/proyectos\/page-data\.json/, 1],
  // After a missing script, the page first reloads.
  ["template", /\/component---src-templates-project-list.*\.js$/, 2],
  ["scripts", /\/app-.*\.js$/, 2],
] as const) {
  test(`a page whose ${what} fail shows what works without scripts`, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 503, body: "" }));
    const loads = await countLoads(page, async () => {});
    await page.goto("/proyectos/?estado=proximamente");
    await expect.poll(loads).toBe(last);
    await expect(page.getByRole("search")).toBeHidden();
    await waitForNetworkIdle(page);
    expect(loads()).toBe(last);
  });
}

test("a form on a page whose data fail says how to reach somebody", async ({ page }) => {
  const data = /page-data\.json/;
  await page.route(data, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(servicePath(service));
  await expect(page.getByText(/^Este formulario necesita JavaScript/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar" })).toBeHidden();
});

for (const [what, change] of [
  ["data are of a new release", (page: Page) => renewData(page, 2)],
  ["main script is missing", (page: Page) => removeFiles(page, /\/app-\w+\.js$/, 2)],
  ["own script is missing", (page: Page) => removeFiles(page, /\/component---.*\.js$/, 2)],
] as const) {
  test(`a page from a cache whose ${what} reloads once`, async ({ page }) => {
    const loads = await change(page);
    await page.goto(rentalPath(rental));
    await expect.poll(loads).toBe(2);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(loads()).toBe(2);
  });
}

for (const [what, isOnline] of [
  ["stay missing reloads once, and", true],
  ["can't be loaded offline", false],
] as const) {
  test(`a page whose scripts ${what} works without them`, async ({ page }) => {
    const loads = await countLoads(page, async () => {});
    if (!isOnline) await failChecks(page);
    await page.route(/\.js$/, (route) =>
      isOnline ? route.fulfill({ status: 404, body: "" }) : route.abort(),
    );
    await page.goto(rentalPath(rental));
    const isLoaded = (type: string) =>
      performance.getEntriesByType("navigation")[0]?.toJSON().type === type;
    await page.waitForFunction(isLoaded, isOnline ? "reload" : "navigate");
    await waitForNetworkIdle(page);
    await expect(heading(page, rental.title)).toBeVisible();
    const links = page.getByRole("contentinfo").getByRole("link");
    expect(loads()).toBe(isOnline ? 2 : 1);
    await links.filter({ hasText: /^Proyectos$/ }).click();
    await expect(page.locator("#proyectos")).toBeInViewport();
  });
}

test("a gallery that fails to load says so, and opens on the next click", async ({ page }) => {
  await open(page, projectPath(project));
  await failChecks(page);
  await page.route(/\.js$/, (route) => route.abort());
  const button = page.getByRole("button", { name: "Ver galería" });
  const status = page.getByRole("status").filter({ hasText: "No se ha podido abrir" });
  await button.click();
  await expect(status).toBeVisible();
  await page.unroute(/\.js$/);
  await button.click();
  await expect(page.getByRole("dialog", { name: `Galería de ${project.title}` })).toBeVisible();
  await expect(status).toHaveCount(0);
});
