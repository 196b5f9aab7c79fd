import type { JSHandle, Page } from "@playwright/test";
import { nth, projects, rentals } from "./content";
import { projectPath, rentalPath, samplePaths } from "./paths";
import { devices, expect, open, test } from "./support";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * What a visitor with a keyboard sees of where they are; nothing at the end of the page.
 * @param visited where they were; this stop is added
 */
function currentStop(page: Page, visited: JSHandle<Set<Element>>) {
  return page.evaluate((visited) => {
    const element = document.activeElement;
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
      frame: element.tagName === "IFRAME",
    };
  }, visited);
}

/** How many controls a visitor with a mouse finds. */
function countControls(page: Page) {
  const controls = page.locator(
    ":is(a[href], button:enabled, input, select, textarea, ul[tabindex])",
  );
  return controls.evaluateAll(
    (all) => all.filter((control) => control.checkVisibility({ visibilityProperty: true })).length,
  );
}

/** Here the contact box is higher than the window, and its form, too. */
const laptop = { device: "a laptop", viewport: { width: 1366, height: 650 } };

for (const { device, viewport } of [...devices, laptop]) {
  for (const path of samplePaths) {
    test(`every stop of the Tab key on ${path} is seen and marked, on ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      const visited = await page.evaluateHandle(() => new Set<Element>());
      let stops = 0;
      let inFrame = false;
      for (;;) {
        await page.keyboard.press("Tab");
        const stop = await currentStop(page, visited);
        // Firefox also stops at what is in the frame of the map, once it has come.
        if (!stop && !inFrame) break;
        inFrame = stop?.frame ?? false;
        if (!stop || stop.frame) continue;
        stops += 1;
        expect(stop).toMatchObject({ seen: true, marked: true });
      }
      expect(stops).toBe(await countControls(page));
    });
  }
}

for (const path of samplePaths) {
  test(`the first stop on ${path} skips to the content`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Saltar al contenido" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#contenido`);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    await expect(skip).not.toBeInViewport();
  });
}

test("a page reached from within the site is announced, in Spanish", async ({ page }) => {
  await open(page, "/proyectos/");
  const link = page.getByRole("heading").getByRole("link").first();
  const name = await link.textContent();
  await link.press("Enter");
  await expect(page).toHaveURL(/\/proyecto\//);
  // Gatsby's own element, which a screen reader watches.
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText(`Página: ${name}`);
});

test("the way back to the top takes the keyboard along", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Volver arriba" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
});

test("Enter on «Solicitar visita» leads into the form, whose subject is filled in", async ({
  page,
}) => {
  const rental = nth(rentals);
  await open(page, rentalPath(rental));
  await page.getByRole("link", { name: "Solicitar visita" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expect(page.getByLabel("Nombre")).toBeInViewport();
  await page.keyboard.type("Ana");
  await expect(page.getByLabel("Nombre")).toHaveValue("Ana");
  await expect(page.getByLabel("Asunto")).toHaveValue(`Visita a «${rental.title}»`);
});

test("Enter takes the dossier", async ({ page }) => {
  const project = nth(projects);
  await open(page, projectPath(project));
  await page.getByRole("link", { name: "Descargar dossier" }).focus();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe(`proyecto-${project.id}.pdf`);
});
