import type { Page } from "@playwright/test";
import { nth, projects, rentals, services } from "./content";
import { projectPath, rentalPath, servicePath } from "./paths";
import { expect, open, test } from "./support";

/** A tab that was opened before a release, and is used after it: some of its files are gone. */
test.use({ tolerated: /^404 |^Error: |^ChunkLoadError|page resources for|Loading chunk/ });

const [project, rental, service] = [nth(projects), nth(rentals), nth(services)];

/** Counts the pages that are loaded whole from now on; the first of them finds the new release. */
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

/** Lets files be gone until a page is loaded anew. */
async function lose(page: Page, files: RegExp): Promise<() => number> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/plain" }));
  return countLoads(page, () => page.unroute(files));
}

/** Lets the data of pages be of another build until a page is loaded anew. */
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
  ["whose data are of the new release", renewData],
  ["whose script is gone", (page: Page) => lose(page, /\/component---.*\.js$/)],
  ["of which nothing is left", (page: Page) => lose(page, /\.js$|\.json$/)],
] as const) {
  test(`a link to a page ${what} loads it whole, once`, async ({ page }) => {
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
  ["scripts", (page: Page) => lose(page, /\/(?:app|component---.*)-\w+\.js$/)],
] as const) {
  test(`a page whose ${what} have changed before anybody touched it is loaded anew, once`, async ({
    page,
  }) => {
    await page.goto(rentalPath(rental));
    const loads = await change(page);
    await page.getByRole("button", { name: "Compartir" }).focus();
    await expect.poll(loads).toBe(1);
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test("a page whose scripts are gone for good stays as it is, after one try", async ({ page }) => {
  await page.goto(rentalPath(rental));
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.method() === "GET") loads += 1;
  });
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  // To Firefox the first has come from nowhere, and is no move.
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect.poll(() => loads).toBe(1);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 300);
  await expect(heading(page, rental.title)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Proyectos", exact: true }).click();
  await expect(page).toHaveURL(/#proyectos$/);
  await expect(page.locator("#proyectos")).toBeInViewport();
});
