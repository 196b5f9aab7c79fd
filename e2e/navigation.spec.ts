import type { Locator, Page } from "@playwright/test";
import {
  EXPECTED_404,
  expect,
  expectReached,
  getRestingPosition,
  open,
  scrollTo,
  test,
  waitForHydration,
  waitForNetworkIdle,
} from "./fixtures";
import {
  facadePath,
  getEntry,
  getMenuLabel,
  landing,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./siteContent";

const expectAtTop = (page: Page) => expect.poll(() => getRestingPosition(page)).toBe(0);

async function expectClearHeader(page: Page) {
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(header).toHaveCSS("box-shadow", "none");
  await expect(header).toHaveCSS("color", "rgb(246, 242, 234)");
}

async function expectWhiteHeader(page: Page) {
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await expect(header).toHaveCSS("color", "rgb(28, 35, 33)");
}

const project = getEntry(projects, -1);
const service = getEntry(services, -1);

test("the header stays in view, transparent only at the landing page's top", async ({ page }) => {
  await open(page, "/");
  await expectClearHeader(page);
  await scrollTo(page, 51);
  await expectWhiteHeader(page);
  await scrollTo(page, 50);
  await expectClearHeader(page);
  await scrollTo(page, 2000);
  expect(await getRestingPosition(page)).toBe(2000);
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0, width: 1280 });
  await page.getByRole("link", { name: project.title, exact: true }).click();
  await expect(page).toHaveURL(projectPath(project));
  await expectAtTop(page);
  await expectWhiteHeader(page);
  await page.goBack();
  await expect.poll(() => getRestingPosition(page)).toBeGreaterThan(1000);
  await expectWhiteHeader(page);
  await scrollTo(page, 0);
  await expectClearHeader(page);
});

test.describe("on a page that has gone offline", () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/ });

  test("a link that was in view opens", async ({ page }) => {
    const loaded = page.waitForResponse(
      (response) =>
        response.request().resourceType() === "script" &&
        response.url().includes("templates-project-tsx"),
    );
    await open(page, "/");
    const link = page.getByRole("link", { name: project.title, exact: true });
    await link.scrollIntoViewIfNeeded();
    await loaded;
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  });
});

/** The position of an element's top in the window. */
const getTop = (target: Locator) => target.evaluate((node) => node.getBoundingClientRect().top);

test("a service's card leads to its page, and the link there back to it", {
  tag: "@chromium",
}, async ({ page }) => {
  await open(page, "/");
  const card = page.locator("#servicios").getByRole("link", { name: service.title });
  await card.click();
  await expect(page).toHaveURL(servicePath(service));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
  await expectAtTop(page);
  await page.getByRole("link", { name: /^Volver a / }).click();
  await expect(page).toHaveURL(`/#servicios-${service.id}`);
  await expectReached(page, `servicios-${service.id}`);
});

test("Back from another listing leads to its card, at the end of a long page", async ({ page }) => {
  await open(page, projectPath(project));
  const others = page.getByRole("main").getByRole("list").last();
  const card = others.getByRole("link").last();
  await card.scrollIntoViewIfNeeded();
  const top = await getTop(card);
  const name = await card.textContent();
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expectAtTop(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
  // Firefox scrolls to whole device pixels.
  await expect.poll(async () => Math.abs((await getTop(card)) - top)).toBeLessThan(1);
});

test("a page that takes a while shows that it is on its way", async ({ page }) => {
  const other = getEntry(services);
  let answer = () => {};
  await page.route(`**/page-data${servicePath(other)}page-data.json`, async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.continue();
  });
  await open(page, projectPath(project));
  const bar = page.getByRole("status").filter({ hasText: "Cargando la página…" });
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: other.title }).click();
  await expect(bar).toHaveCount(1);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, width: 1280 });
  // Another page, which is there, takes its place.
  await links.filter({ hasText: service.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
  await expect(bar).toHaveCount(0);
  await links.filter({ hasText: other.title }).click();
  await expect(bar).toHaveCount(1);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.title);
  await expect(bar).toHaveCount(0);
});

test("the last clicked link wins, even if the page of another arrives later", {
  tag: "@chromium",
}, async ({ page }) => {
  const [slow, quick] = services;
  let answer = () => {};
  await page.route(
    `**/page-data${servicePath(getEntry(services))}page-data.json`,
    async (route) => {
      await new Promise<void>((done) => {
        answer = done;
      });
      await route.continue();
    },
  );
  await open(page, projectPath(project));
  const getLink = (title = "") => page.getByRole("contentinfo").getByRole("link", { name: title });
  await getLink(slow?.title).click();
  await getLink(quick?.title).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(quick?.title ?? "");
  answer();
  await waitForNetworkIdle(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(quick?.title ?? "");
});

/** Unlike Playwright's `goBack`, does not wait for a load, which Firefox omits within a page. */
const goBack = () => history.back();

test("Back within a page restores the scroll position", async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Principal" });
  await menu.getByRole("link", { name: getMenuLabel("nosotros") }).click();
  await expectReached(page, "nosotros");
  await page.evaluate(goBack);
  await expect(page).toHaveURL("/");
  await expectAtTop(page);
  await scrollTo(page, 1500);
  await menu.getByRole("link", { name: getMenuLabel("contacto") }).click();
  await expectReached(page, "contacto");
  await page.evaluate(goBack);
  await expect.poll(() => getRestingPosition(page)).toBeCloseTo(1500, 0);
});

test("Back within a page works for early clicks and plain links", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: landing.hero.primary.label }).click();
  await waitForHydration(page);
  await expectReached(page, "proyectos");
  await page.evaluate(goBack);
  // Firefox has scrolled a little to click the link.
  await expect.poll(() => getRestingPosition(page)).toBeLessThan(300);
  await open(page, facadePath);
  const link = page.getByRole("navigation", { name: "En esta página" }).getByText("Planos");
  await link.scrollIntoViewIfNeeded();
  const place = await getRestingPosition(page);
  await link.click();
  await expect.poll(() => getRestingPosition(page)).toBeGreaterThan(place + 200);
  await page.evaluate(goBack);
  await expect.poll(() => getRestingPosition(page)).toBeCloseTo(place, 0);
});

test("links lead to the top, Back and Forward to the scroll position", async ({ page }) => {
  await open(page, servicePath(service));
  await scrollTo(page, 600);
  const link = page.getByRole("banner").getByRole("link", { name: `${site.name}, inicio` });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL("/");
  await expectAtTop(page);
  await scrollTo(page, 900);
  await getRestingPosition(page);
  await page.goBack();
  await expect(page).toHaveURL(servicePath(service));
  await expect.poll(() => getRestingPosition(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL("/");
  await expect.poll(() => getRestingPosition(page)).toBe(900);
});

test.describe("a malformed URL", { tag: "@chromium" }, () => {
  test.use({ tolerated: EXPECTED_404 });

  // One for each part of a URL; scripts don't start at such a path.
  for (const [address, starts] of [
    ["//#50%", true],
    ["/proyecto/1/?x=%E0%A4%A#%E1", true],
    ["/nada/%2F%2F", false],
  ] as const) {
    test(`${address} breaks no page, even if typed`, async ({ page, baseURL }) => {
      const title = page.getByRole("heading", { level: 1 });
      await page.goto(`${baseURL}${address}`);
      if (starts) await waitForHydration(page);
      await expect(title).toBeVisible();
      await page.evaluate((url) => window.location.assign(url), `${baseURL}/#50%`);
      // The page that is being left has a heading and the link too.
      await expect.poll(() => new URL(page.url()).pathname).toBe("/");
      await waitForHydration(page);
      await expect(title).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: site.callToAction.label }).click();
      await expectReached(page, "contacto");
    });
  }
});

test("structured data describes no other page after navigation", { tag: "@chromium" }, async ({
  page,
}) => {
  const scripts = page.locator('script[type="application/ld+json"]');
  const expectData = (expected: unknown) =>
    expect.poll(() => scripts.allTextContents()).toEqual([expected]);
  await open(page, rentalPath(getEntry(rentals, -1)));
  await expectData(expect.stringContaining('"RealEstateListing"'));
  await page.getByRole("link", { name: "Volver a alquiler" }).click();
  await expectData(expect.not.stringContaining('"RealEstateListing"'));
});
