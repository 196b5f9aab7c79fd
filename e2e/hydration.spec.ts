import type { Page } from "@playwright/test";
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
} from "./fixtures";
import { fill, findForm, findStatus, findSubmit, investment, THANKS } from "./formHelpers";
import {
  euros,
  facadePath,
  freeUnit,
  getEntry,
  getMenuLabel,
  projectPath,
  projects,
  site,
} from "./siteContent";

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
  // On a slow machine scripts are requested before the page has loaded, which then waits for them.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return arrive;
}

/** Browsers position pages at fractions of pixels, and web fonts may shift lines by one. */
async function expectPlace(page: Page, top: number) {
  expect(Math.abs((await getRestingPosition(page)) - top)).toBeLessThanOrEqual(2);
}

for (const { path, top, tag } of [
  { path: "/", top: 4100, tag: [] },
  { path: "/#contacto", top: 4100, tag: [] },
  { path: `/proyectos/#proyecto-${getEntry(projects, -1).id}`, top: 300, tag: "@chromium" },
]) {
  test(`${path} keeps its scroll position, except on a new visit`, { tag }, async ({
    page,
    baseURL,
  }) => {
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
  test(`at ${width} px, anchors put their section flush under the header`, {
    tag: width > 1000 ? "@chromium" : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const expectFlush = async (anchor: string) => {
      await expectReached(page, anchor);
      const measureGap = async () => {
        const header = await page.getByRole("banner").boundingBox();
        const section = await page.locator(`#${anchor}`).boundingBox();
        if (!header || !section) throw new Error("not there");
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

test("a page that does not start at its top has no clear header before its scripts", async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, "/#contacto");
  const header = page.getByRole("banner");
  // It is white, or has scrolled away with the picture that it covers.
  const describe = async () => {
    const background = await header.evaluate((node) => getComputedStyle(node).backgroundColor);
    const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
    return y + height <= 0 ? "rgb(255, 255, 255)" : background;
  };
  await expect.poll(describe).toBe("rgb(255, 255, 255)");
  await arrive();
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(header).toBeInViewport();
});

test("a fragment with a query leads to the section that it means", {
  tag: "@chromium",
}, async ({ page }) => {
  const fragment = "#contacto?utm_source=mail";
  await open(page, `/${fragment}`);
  await expect(page).toHaveURL("/#contacto");
  await expectReached(page, "contacto");
  await scrollTo(page, 0);
  await page.evaluate((typed) => window.location.assign(typed), fragment);
  await expect(page).toHaveURL("/#contacto");
  await expectReached(page, "contacto");
});

test("native validation works before hydration, and what was typed stays", async ({ page }) => {
  const arrive = await openWithoutScripts(page, investment.path);
  const form = findForm(page, investment);
  await findSubmit(page, investment).click();
  await expect(form.getByLabel("Nombre")).toBeFocused();
  await fill(page, investment);
  await arrive();
  for (const [name, text] of Object.entries(investment.fields)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
  }
  await findSubmit(page, investment).click();
  await expect(findStatus(page, investment)).toContainText(THANKS);
});

test("what is chosen before hydration counts", async ({ page }) => {
  const arriveAtProject = await openWithoutScripts(page, facadePath);
  const savings = page.getByLabel("¿Cuánto tienes ahorrado?");
  const monthly = page.getByLabel("¿Cuánto puedes pagar al mes?");
  await savings.fill("90000");
  await monthly.fill("1200");
  const isAvailable = page.getByRole("checkbox", { name: "Solo disponibles" });
  await isAvailable.check();
  await arriveAtProject();
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  await expect(savings).toHaveValue("90000");
  await expect(monthly).toHaveValue("1200");
  await expect(isAvailable).toBeChecked();

  const arriveAtUnit = await openWithoutScripts(page, freeUnit.path);
  const years = page.getByRole("slider", { name: "Plazo" });
  await years.fill("20");
  await arriveAtUnit();
  await expect(years).toHaveAttribute("aria-valuetext", /^20\saños$/);
  await expect(years).toHaveValue("20");

  const arriveAtList = await openWithoutScripts(page, "/proyectos/");
  const filter = page.getByRole("search").getByRole("combobox").first();
  await filter.selectOption({ index: 1 });
  const chosen = await filter.inputValue();
  await arriveAtList();
  await expect(page).toHaveURL(/\/proyectos\/\?/);
  await expect(filter).toHaveValue(chosen);
});

test("links work before hydration, and their Back", async ({ page }) => {
  await openWithoutScripts(page, "/");
  const card = page.getByRole("link", { name: getEntry(projects, -1).title, exact: true });
  await card.scrollIntoViewIfNeeded();
  const top = await getRestingPosition(page);
  await card.click();
  await expect(page).toHaveURL(projectPath(getEntry(projects, -1)));
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/");
  await expectPlace(page, top);
});

test("a slider agrees with its sum after a reload", async ({ page }) => {
  await page.goto("/");
  const simulator = page.getByRole("group", { name: "Haz tus números" });
  const slider = simulator.getByRole("slider", { name: "Cantidad" });
  await waitForHydration(page);
  await slider.fill("75000");
  await expect(simulator.getByRole("button")).toHaveText(`Quiero invertir ${euros(75_000)}`);
  await page.reload();
  await waitForHydration(page);
  const amount = Number(await slider.inputValue());
  await expect(simulator.getByRole("button")).toHaveText(`Quiero invertir ${euros(amount)}`);
});

/** Whether the header looks the same whatever the alternative text of the picture behind it is. */
async function isHeaderClear(page: Page): Promise<boolean> {
  const files = /\/static\/.*\.(avif|jpg)$/;
  await page.route(files, (route) => route.fulfill({ contentType: "image/jpeg", body: "" }));
  await open(page, "/");
  const header = page.getByRole("banner");
  const before = await header.screenshot();
  await page.locator("#inicio img").evaluate((image: HTMLImageElement) => {
    image.alt = ".";
  });
  return before.equals(await header.screenshot());
}

test("a picture that does not come leaves the header legible @chromium", async ({ page }) => {
  expect(await isHeaderClear(page)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a picture that does not come leaves the header legible @chromium", async ({ page }) => {
    expect(await isHeaderClear(page)).toBe(true);
  });

  test("the menu works before hydration and after it", async ({ page }) => {
    const arrive = await openWithoutScripts(page, "/");
    const toggle = page.getByRole("banner").getByRole("button", { name: "Menú" });
    const menu = page.locator("#menu");
    await tap(toggle);
    await expect(menu).toBeVisible();
    await tap(menu.getByRole("link", { name: getMenuLabel("alquiler") }));
    await expectReached(page, "alquiler");
    await arrive();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await tap(toggle);
    await expect(menu).toBeHidden();
    await tap(toggle);
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  });
});
