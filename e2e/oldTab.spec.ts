import type { Page } from "@playwright/test";
import {
  getEntry,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
} from "./siteContent";
import { expect, findDeadControls, open, test } from "./support";

// A tab that was opened before a release and is used after it, when some of its files are gone.
test.use({
  tolerated:
    /^404 |^Error: |^ChunkLoadError|page resources for|Loading chunk|FAILED |NS_ERROR_ABORT /,
});

const [project, rental, service] = [getEntry(projects), getEntry(rentals), getEntry(services)];

/** Fails the requests that check whether the page still exists. */
async function failChecks(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
}

/** Counts the documents loaded from now on, and calls back before each. */
async function countLoads(page: Page, whenLoaded: () => Promise<void>): Promise<() => number> {
  let loads = 0;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads += 1;
      await whenLoaded();
    }
    await route.fallback();
  });
  return () => loads;
}

/** Responds with 404 to files until a document is loaded. */
async function removeFiles(page: Page, files: RegExp): Promise<() => number> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/plain" }));
  return countLoads(page, () => page.unroute(files));
}

/** Gives page data the hash of another build until a document is loaded. */
async function renewData(page: Page): Promise<() => number> {
  const data = /\/page-data\/.*page-data\.json|app-data\.json/;
  await page.route(data, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, webpackCompilationHash: "f".repeat(20) } });
  });
  return countLoads(page, () => page.unroute(data));
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
  });
}

for (const [what, change] of [
  ["data", renewData],
  ["scripts", (page: Page) => removeFiles(page, /\/(?:app|component---.*)-\w+\.js$/)],
] as const) {
  test(`a page whose ${what} have changed before any activity reloads once`, async ({ page }) => {
    await page.goto(rentalPath(rental));
    const loads = await change(page);
    await page.getByRole("button", { name: "Compartir" }).focus();
    await expect.poll(loads).toBe(1);
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test("a page whose scripts stay missing reloads once, then works without", async ({ page }) => {
  await page.goto(rentalPath(rental));
  const loads = await countLoads(page, async () => {});
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await act(page);
  await expect.poll(loads).toBe(1);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 300);
  await expect(heading(page, rental.title)).toBeVisible();
  await expectWithoutScripts(page);
  expect(loads()).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Proyectos", exact: true }).click();
  await expect(page).toHaveURL(/#proyectos$/);
  await expect(page.locator("#proyectos")).toBeInViewport();
  await expectWithoutScripts(page);
  expect(loads()).toBe(2);
});

/** Simulates the visitor's first activity. */
async function act(page: Page): Promise<void> {
  // In Firefox, the first move has no distance.
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}

/** Expects the page as shown without scripts. */
async function expectWithoutScripts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findDeadControls)).toEqual([]);
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

for (const [what, files] of [
  ["scripts", /\.js$/],
  ["data", /\/page-data\/.*\.json$/],
] as const) {
  test(`an offline page that can't load its ${what} works without scripts`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await failChecks(page);
    await page.goto("/proyectos/");
    await act(page);
    if (what === "data") await page.getByRole("button", { name: "Completados" }).click();
    await expectWithoutScripts(page);
  });
}
