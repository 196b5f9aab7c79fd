import AxeBuilder from "@axe-core/playwright";
import type { JSHandle, Page } from "@playwright/test";
import { fill, findForm, findStatus, findSubmit, investment, projectForm } from "./formHelpers";
import { getEntry, rentalPath, rentals, samplePaths, unknownPath } from "./siteContent";
import {
  advanceClock,
  DESKTOP,
  EXPECTED_404,
  expect,
  getRestingPosition,
  open,
  openWithStoppedClock,
  PHONE,
  test,
} from "./support";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

test.use({ tolerated: EXPECTED_404 });

/** @param part a selector for the part to check, by default the whole page */
async function expectNoViolations(page: Page, part = "html") {
  // By default axe finishes in a second page, where a stopped clock would hold it up, and reports
  // passing elements, which takes three times as long. Frames show other sites' pages.
  const { violations, passes } = await new AxeBuilder({ page })
    .include(part)
    .options({ iframes: false, resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}

/** Expects all controls, except links within text, to be at least 24 by 24 pixels. */
async function expectLargeControls(page: Page) {
  const controls = page.locator(":is(a[href], button, input, select, textarea, [tabindex='0'])");
  const small = await controls.evaluateAll((all) =>
    all
      .filter((control) => {
        const around = control.parentElement?.textContent?.trim();
        const inText =
          getComputedStyle(control).display === "inline" && control.textContent?.trim() !== around;
        return control.checkVisibility({ visibilityProperty: true }) && !inText;
      })
      .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ box, html }) => `${box.width} × ${box.height}: ${html.slice(0, 120)}`),
  );
  expect(await controls.count()).toBeGreaterThan(20);
  expect(small).toEqual([]);
}

test("the row of links covers no field with the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  // Scrolls smoothly, as without a preference.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, rentalPath(getEntry(rentals)));
  const row = page.getByRole("navigation", { name: "En esta página" });
  await page.getByRole("complementary").getByRole("button", { name: "Enviar" }).focus();
  await getRestingPosition(page);
  const fields = page.getByRole("complementary").locator("input, textarea, select");
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  const covered = new Set<string | null>();
  for (let press = 0; press < 3 * names.length; press += 1) {
    await page.keyboard.press("Shift+Tab");
    await getRestingPosition(page);
    const field = fields.and(page.locator(":focus"));
    if ((await field.count()) === 0) continue;
    const [box, cover] = [await field.boundingBox(), await row.boundingBox()];
    if (!box || !cover) throw new Error("not there");
    if (box.y + box.height <= cover.y + cover.height) covered.add(await field.getAttribute("name"));
  }
  expect([...covered]).toEqual([]);
});

/** The pages with more than a header, a list and a footer. */
const paths = samplePaths.filter(
  (path) => path === "/" || /^\/(?:proyecto|alquiler)\/\d/.test(path),
);

for (const path of [...samplePaths, unknownPath]) {
  test(`${path} has no axe violations and large enough controls`, async ({ page }) => {
    await open(page, path);
    for (const window of [DESKTOP, PHONE]) {
      await page.setViewportSize(window);
      if (window === DESKTOP || paths.includes(path)) await expectNoViolations(page);
      if (samplePaths.includes(path)) await expectLargeControls(page);
    }
    if (path === "/") {
      await page.getByRole("button", { name: "Menú" }).click();
      await expect(page.locator("#menu")).toBeVisible();
      await expectNoViolations(page, "header");
    }
  });
}

test("dialogs of a project's page have no axe violations", async ({ page }) => {
  await open(page, projectForm.path);
  for (const name of ["Ver galería", "Compartir"]) {
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("forced colours show the chosen filter and the arrows of selects", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/proyectos/");
  const findColor = (pressed: boolean) =>
    page
      .getByRole("button", { pressed })
      .first()
      .evaluate((chip) => getComputedStyle(chip).color);
  expect(await findColor(true)).not.toBe(await findColor(false));
  await expect(page.getByRole("combobox").first()).toHaveCSS("appearance", "auto");
});

test("an empty filter result has no axe violations", async ({ page }) => {
  await open(page, "/proyectos/?estado=completados&lugar=Getafe");
  await expect(page.getByText("Ahora no hay ninguno así.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Quitar filtros" })).toBeVisible();
  await expectNoViolations(page);
});

test("a form has no axe violations with errors, nor during the thanks", async ({ page }) => {
  await openWithStoppedClock(page, investment.path);
  /** axe waits for timers, so the clock advances by the millisecond meanwhile. */
  const expectNoViolationsInTime = async () => {
    let done = false;
    const check = expectNoViolations(page, "section:has(form)").finally(() => {
      done = true;
    });
    while (!done) await page.clock.runFor(1);
    await check;
  };
  const send = findSubmit(page, investment);
  await send.click();
  await expect(findForm(page, investment).locator(":user-invalid")).not.toHaveCount(0);
  await expectNoViolationsInTime();
  await fill(page, investment);
  await send.click();
  await advanceClock(page, 1000);
  await expect(findStatus(page, investment)).not.toBeEmpty();
  await expectNoViolationsInTime();
  await expect(findStatus(page, investment)).not.toBeEmpty();
});

/**
 * Describes the focused element as a keyboard user sees it; undefined at the end of the page.
 * @param visited the elements that had the focus before; this one is added
 */
function readStop(page: Page, visited: JSHandle<Set<Element>>) {
  return page.evaluate((visited) => {
    const element = document.activeElement;
    // A frame has tab stops of its own, whose number differs between browsers.
    if (element?.tagName === "IFRAME") return "frame";
    // A date input has one for each of its parts.
    const isDate = element instanceof HTMLInputElement && element.type === "date";
    if (isDate && [...visited].at(-1) === element) return "part";
    if (!element || element === document.body || visited.has(element)) return undefined;
    visited.add(element);
    const box = element.getBoundingClientRect();
    const header = document.querySelector("header");
    const top = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`,
      seen:
        box.width > 0 &&
        box.height > 0 &&
        box.right > 0 &&
        box.left < window.innerWidth &&
        box.top < window.innerHeight &&
        (element.id === "saltar" ? box.top >= 0 : box.bottom > top),
      marked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  }, visited);
}

/** Counts the controls that a mouse user finds. */
function countControls(page: Page) {
  const controls = page.locator(
    ":is(a[href], button:enabled, input, select, textarea, summary, ul[tabindex])",
  );
  return controls.evaluateAll(
    (all) =>
      all.filter(
        (control) =>
          (control as HTMLElement).tabIndex >= 0 &&
          control.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
}

// On this laptop the contact box and its form are taller than the window.
for (const [device, viewport, visited] of [
  ["a laptop", { width: 1366, height: 650 }, samplePaths],
  ["a phone", PHONE, paths],
] as const) {
  for (const path of visited) {
    test(`every tab stop of ${path} is in view and outlined on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      if (path === "/") {
        // The map loads once it is in view, and then has a button.
        const button = page.getByRole("button", { name: "Mover el mapa" });
        await page.locator("#contacto").scrollIntoViewIfNeeded();
        await page.getByRole("link", { name: /OpenStreetMap/ }).scrollIntoViewIfNeeded();
        await expect(button).toBeVisible();
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      }
      const visited = await page.evaluateHandle(() => new Set<Element>());
      let stops = 0;
      for (let inFrame = false; ; ) {
        await page.keyboard.press("Tab");
        const stop = await readStop(page, visited);
        const leftFrame = inFrame && !stop;
        inFrame = stop === "frame";
        if (inFrame || leftFrame || stop === "part") continue;
        if (!stop) break;
        stops += 1;
        expect(stop).toMatchObject({ seen: true, marked: true });
      }
      expect(stops).toBe(await countControls(page));
    });
  }
}

test("the first tab stop skips to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#contenido");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await expect(skip).not.toBeInViewport();
});

test("navigation within the site is announced in Spanish", async ({ page }) => {
  await open(page, "/proyectos/");
  const link = page.getByRole("heading").getByRole("link").first();
  const name = await link.textContent();
  await link.press("Enter");
  await expect(page).toHaveURL(/\/proyecto\//);
  // Gatsby's own live region.
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Página: ${name}`);
});

test("the back-to-top button moves the tab order along", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Volver arriba" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
});
