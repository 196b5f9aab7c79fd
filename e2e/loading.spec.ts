import type { Page } from "@playwright/test";
import { createPageName } from "../src/utils/paths";
import { fill, findForm, findStatus, findSubmit, investment, THANKS } from "./forms";
import { getEntry, projectPath, projects, shownProjects, site } from "./siteContent";
import {
  expect,
  expectReached,
  getRestingPosition,
  open,
  PHONE,
  scrollTo,
  tap,
  test,
  waitForHydration,
} from "./support";

/** Delays the scripts of pages loaded from now on until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/app-\w+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return async () => {
    arrive();
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  };
}

/** Opens a page whose scripts are delayed until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await holdScripts(page);
  await page.goto(path);
  return arrive;
}

/** Browsers position pages at fractions of pixels, and web fonts may shift lines by one. */
async function expectPlace(page: Page, top: number) {
  expect(Math.abs((await getRestingPosition(page)) - top)).toBeLessThanOrEqual(2);
}

const projectPage = projectPath(getEntry(projects));

for (const { path, top } of [
  { path: "/", top: 4100 },
  { path: "/#contacto", top: 4100 },
  { path: projectPage, top: 1800 },
  { path: `/proyectos/#${createPageName(projectPath(getEntry(projects, -1)))}`, top: 300 },
]) {
  test(`${path} keeps its scroll position, except on a new visit`, async ({ page, baseURL }) => {
    const otherSite = `data:text/html;charset=utf-8,${encodeURIComponent(`<a href="${baseURL}${path}">Zaguán</a>`)}`;
    const returns = [
      () => page.reload(),
      async () => {
        await page.goto(otherSite);
        await page.goBack();
      },
    ];
    const arrive = await openWithoutScripts(page, path);
    const start = await getRestingPosition(page);
    await scrollTo(page, top);
    // Browsers save the position once scrolling has ended.
    await expectPlace(page, top);
    for (const comeBack of returns) {
      await comeBack();
      await expectPlace(page, top);
    }
    await arrive();
    await expectPlace(page, top);
    for (const comeBack of returns) {
      await comeBack();
      await expectPlace(page, top);
      await waitForHydration(page);
      await expectPlace(page, top);
    }
    await page.goto(otherSite);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(path);
    await expectPlace(page, start);
    await waitForHydration(page);
    await expectPlace(page, start);
  });
}

const listAnchors = (links: { target: string }[]) =>
  links.map(({ target }) => target).filter((target) => target.startsWith("/#"));
/** The anchors to which the footer links, and those to load: the menu's others and the last. */
const followed = listAnchors(site.quickLinks);
const loaded = [
  ...listAnchors(site.menu).filter((target) => !followed.includes(target)),
  site.callToAction.target,
];

for (const width of [390, 1440]) {
  test(`at ${width} px, anchors put their section flush under the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const expectFlush = async (anchor: string) => {
      await expectReached(page, anchor);
      const measureGap = async () => {
        const header = await page.getByRole("banner").boundingBox();
        const section = await page.locator(`#${anchor}`).boundingBox();
        if (!header || !section) throw new Error("not there");
        // Space is reserved for a header that only appears with the scripts, as in Firefox.
        return Math.abs(section.y - header.height);
      };
      await expect.poll(measureGap).toBeLessThanOrEqual(1);
    };
    for (const target of loaded) {
      await page.goto("about:blank");
      const arrive = await openWithoutScripts(page, target);
      await expectFlush(target.slice(2));
      await arrive();
      await expectFlush(target.slice(2));
    }
    for (const target of followed) {
      await page.getByRole("contentinfo").locator(`a[href="${target}"]`).first().click();
      await expectFlush(target.slice(2));
    }
  });
}

test("Back leads to a card that was clicked before hydration", async ({ page }) => {
  const { title } = getEntry(shownProjects, -1);
  const arrive = await openWithoutScripts(page, "/");
  const card = page.getByRole("link", { name: title });
  await card.scrollIntoViewIfNeeded();
  const top = await getRestingPosition(page);
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await arrive();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectPlace(page, top);
});

test("after a reload, Back leads to the card before hydration", async ({ page }) => {
  const { title } = getEntry(projects);
  await open(page, "/proyectos/");
  const card = page.getByRole("link", { name: title });
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(projectPage);
  await holdScripts(page);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(card).toBeInViewport();
  await expectPlace(page, top);
});

test("a form sent before hydration thanks after it", async ({ page }) => {
  const arrive = await openWithoutScripts(page, investment.path);
  const send = findSubmit(page, investment);
  await send.click();
  await expect(findForm(page, investment).getByLabel("Nombre")).toBeFocused();
  await fill(page, investment);
  await send.click();
  await arrive();
  await expect(findStatus(page, investment)).toContainText(THANKS);
});

test("a gallery scrolled before hydration shows its position", async ({ page }) => {
  const arrive = await openWithoutScripts(page, projectPath(getEntry(projects)));
  const track = page.getByRole("list", { name: "Imágenes" });
  await track.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
  await arrive();
  await expect(page.getByText("2 / 4", { exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the menu works before hydration, which adopts its state", async ({ page }) => {
    const arrive = await openWithoutScripts(page, "/");
    const toggle = page.getByRole("banner").getByRole("button", { name: "Menú" });
    const menu = page.locator("#menu");
    await tap(toggle);
    await expect(menu).toBeVisible();
    await tap(menu.getByRole("link", { name: "Alquiler" }));
    await expect(menu).toBeHidden();
    await expectReached(page, "alquiler");
    await tap(toggle);
    await arrive();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await tap(toggle);
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});
