import type { Page } from "@playwright/test";
import { expect, getRestingPosition, open, PHONE, test } from "./fixtures";
import { getEntry, projectPath, projects } from "./siteContent";

const project = getEntry(projects);
const alts = project.gallery.map(({ alt }) => alt);

const findButton = (page: Page) => page.getByRole("button", { name: "Ver galería" });
const findBox = (page: Page, name = `Galería de ${project.title}`) =>
  page.getByRole("dialog", { name });
/** The picture in the middle of the screen: the last of two once it is enlarged. */
const findShown = (page: Page) => page.locator(".yarl__slide_current img").last();

/** Expects the picture to grow. */
async function expectEnlarged(page: Page, enlarge: () => Promise<void>) {
  const readWidth = async () => (await findShown(page).boundingBox())?.width ?? 0;
  const before = await readWidth();
  await enlarge();
  await expect.poll(readWidth).toBeGreaterThan(before);
}

test("the lightbox keeps the page's URL, and works with the keyboard", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await open(page, projectPath(project));
  const before = scripts.length;
  await findButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(findShown(page)).toHaveAttribute("alt", getEntry(alts));
  await expect(findBox(page)).toContainText("1 / 4");
  await expect(page).toHaveURL(projectPath(project));
  // Its script is loaded on demand.
  expect(scripts.length).toBeGreaterThan(before);
  // Tab reaches nothing behind it; the browser itself follows the last button.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const isInside = (node: Element) =>
      document.activeElement === document.body || node.contains(document.activeElement);
    expect(await findBox(page).evaluate(isInside)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(findBox(page)).toHaveCount(0);
  // Not `toBeFocused`: past the end of the page, Firefox itself may have the focus.
  const isFocused = (node: Element) => node === document.activeElement;
  await expect.poll(() => findButton(page).evaluate(isFocused)).toBe(true);
});

test("the lightbox has Spanish buttons, thumbnails and the original", { tag: "@chromium" }, async ({
  page,
}) => {
  await open(page, projectPath(project));
  await findButton(page).click();
  await findBox(page).getByRole("button", { name: "Siguiente" }).click();
  await expect(findShown(page)).toHaveAttribute("alt", getEntry(alts, 1));
  await expect(findBox(page)).toContainText("2 / 4");
  const thumbnails = findBox(page).locator(".yarl__thumbnails_thumbnail:has(img)");
  await expect(thumbnails).toHaveCount(4);
  await thumbnails.nth(2).click();
  await expect(findShown(page)).toHaveAttribute("alt", getEntry(alts, 2));
  const current = findBox(page).locator(".yarl__thumbnails_thumbnail[aria-current]");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveCSS("border-top-color", "rgb(246, 242, 234)");
  const others = findBox(page).locator(".yarl__thumbnails_thumbnail:not([aria-current])");
  await expect(others.first()).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  for (const name of ["Cerrar", "Acercar", "Siguiente"]) {
    const button = findBox(page).getByRole("button", { name });
    await expect(button).toHaveCSS("background-color", "rgb(28, 35, 33)");
  }
  const zoom = findBox(page).getByRole("button", { name: "Acercar" });
  await expectEnlarged(page, () => zoom.click());
  await expect(async () => {
    await zoom.click({ force: true });
    await expect(zoom).toBeDisabled({ timeout: 500 });
  }).toPass();
  const readWidth = () =>
    findShown(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(readWidth).toBeGreaterThanOrEqual(1600);
  await findBox(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(findBox(page)).toHaveCount(0);
  await expect(findButton(page)).toBeFocused();
});

test("Back closes and Forward reopens the lightbox, without scrolling", async ({ page }) => {
  await open(page, "/");
  await page.locator("#proyectos").getByRole("link", { name: project.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: "instant" }));
  const position = await getRestingPosition(page);
  expect(position).toBe(90);
  const expectPage = async () => {
    await expect(findBox(page)).toHaveCount(0);
    await expect(page).toHaveURL(projectPath(project));
    expect(await getRestingPosition(page)).toBe(position);
    await expect(findButton(page)).toBeFocused();
  };
  // Playwright's own click may scroll first.
  await findButton(page).dispatchEvent("click");
  await expect(findShown(page)).toHaveAttribute("alt", getEntry(alts));
  await page.goBack();
  await expectPage();
  await page.goForward();
  await expect(findShown(page)).toHaveAttribute("alt", getEntry(alts));
  await page.keyboard.press("Escape");
  await expectPage();
  // Closed otherwise, it leaves no history entry behind.
  await page.goBack();
  await expect(page).toHaveURL(/\/(#[\w-]+)?$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(project.title);
});

test("a floor plan opens by its button or a click on it, and can be enlarged", async ({ page }) => {
  const plans = project.floorPlans ?? [];
  const plan = getEntry(plans);
  // The site doesn't part figures from their units.
  const alt = plan.alt.replace(/(\d) m²/g, "$1\u00a0m²");
  const box = findBox(page, `Planos de ${project.title}`);
  await open(page, projectPath(project));
  const button = page.getByRole("button", { name: `Ampliar plano: ${plan.title}` });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(findShown(page)).toHaveAttribute("alt", alt);
  await expect(box).toContainText(`1 / ${plans.length}`);
  await expectEnlarged(page, async () => {
    await box.getByRole("button", { name: "Acercar" }).focus();
    await page.keyboard.press("Enter");
  });
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.getByRole("img", { name: plan.alt }).click({ force: true });
  await expect(findShown(page)).toHaveAttribute("alt", alt);
});

test("on a phone, floor plans are in a row that keys push sideways", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, projectPath(project));
  const row = page.getByRole("list", { name: "Planos" });
  const last = row.getByRole("button", { name: /^Ampliar plano/ }).last();
  await row.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  await row.focus();
  // A change of layout, as by a late font, makes Firefox snap back to the first plan.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  // The page itself stays as wide as the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
