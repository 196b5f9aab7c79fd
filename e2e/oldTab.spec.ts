import type { Page } from "@playwright/test";
import { nth, projects, rentals, services } from "./content";
import { projectPath, rentalPath, servicePath } from "./paths";
import { expectReached } from "./scroll";
import { expect, open, tap, test } from "./support";

/** A tab that was opened before a release, and is used after it: some of its files are gone. */
test.use({
  tolerated:
    /^404 |^Error: |^ChunkLoadError|page resources for|Loading chunk|FAILED |NS_ERROR_ABORT /,
});

const [project, rental, service] = [nth(projects), nth(rentals), nth(services)];

/** Lets nobody find out whether the page is there still. */
async function refuse(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
}

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
  const loads = await countLoads(page, async () => {});
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await stir(page);
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

/** The first sign of a visitor. */
async function stir(page: Page): Promise<void> {
  // To Firefox the first has come from nowhere, and is no move.
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}

/** The page as visitors without scripts have it. */
async function expectWithoutScripts(page: Page): Promise<void> {
  await expect(page.getByText("Este formulario necesita JavaScript").first()).toBeVisible();
  await expect(page.getByRole("main").locator("[type=submit]:visible")).toHaveCount(0);
}

test("a gallery that can't be had keeps the page, says so, and may be asked for again", async ({
  page,
}) => {
  await open(page, projectPath(project));
  await refuse(page);
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

test.describe("on a phone without a net", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  for (const [what, files] of [
    ["scripts", /\.js$/],
    ["data", /\/page-data\/.*\.json$/],
  ] as const) {
    test(`a page without its ${what} is one without scripts, and its menu leads on`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort());
      await refuse(page);
      await page.goto("/");
      // What such a page hides is no place for a press: scrolling there is a sign of life already.
      await stir(page);
      await expectWithoutScripts(page);
      await tap(page.getByRole("banner").getByRole("button", { name: "Menú" }));
      await tap(page.locator("#menu").getByRole("link", { name: "Alquiler" }));
      await expect(page.locator("#menu")).toBeHidden();
      await expectReached(page, "alquiler");
    });
  }
});
