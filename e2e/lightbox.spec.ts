import type { Page } from "@playwright/test";
import { nth, projects } from "./content";
import { projectPath } from "./paths";
import { expect, open, test } from "./support";

const project = nth(projects);
const alts = project.gallery.map(({ alt }) => alt);

const button = (page: Page) => page.getByRole("button", { name: "Ver galería" });
const box = (page: Page) => page.getByRole("dialog", { name: `Galería de ${project.title}` });
/** The picture in the middle of the screen. */
const shown = (page: Page) => box(page).locator(".yarl__slide_current img");

async function openLightbox(page: Page) {
  await open(page, projectPath(project));
  await button(page).click();
  await expect(shown(page)).toHaveAttribute("alt", nth(alts));
}

test("opens the pictures over the page, at an address that stays", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page, projectPath(project));
  const before = page.url();
  const scripts = requested.filter((url) => url.endsWith(".js")).length;
  await button(page).click();
  await expect(shown(page)).toBeVisible();
  await expect(box(page)).toContainText("1 / 4");
  expect(page.url()).toBe(before);
  // What shows them comes when it is asked for.
  expect(requested.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(scripts);
});

test("works with the keyboard alone, and gives the focus back", async ({ page }) => {
  await open(page, projectPath(project));
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveAttribute("alt", nth(alts));
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).toHaveAttribute("alt", nth(alts, 1));
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page)).toHaveAttribute("alt", nth(alts));
  // Nothing behind it can be reached; after the last button comes the browser itself.
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    const isInside = (node: Element) =>
      document.activeElement === document.body || node.contains(document.activeElement);
    expect(await box(page).evaluate(isInside)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveCount(0);
  // Not toBeFocused: the keyboard may be with Firefox itself, past the end of the page.
  const isFocused = (node: Element) => node === document.activeElement;
  await expect.poll(() => button(page).evaluate(isFocused)).toBe(true);
});

test("has buttons, in Spanish, to go on, to come near and to close", async ({ page }) => {
  await openLightbox(page);
  await box(page).getByRole("button", { name: "Siguiente" }).click();
  await expect(shown(page)).toHaveAttribute("alt", nth(alts, 1));
  await expect(box(page)).toContainText("2 / 4");
  const narrow = (await shown(page).boundingBox())?.width ?? 0;
  await box(page).getByRole("button", { name: "Acercar" }).click();
  await expect
    .poll(async () => (await shown(page).boundingBox())?.width ?? 0)
    .toBeGreaterThan(narrow);
  await box(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(box(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test("has a strip of all pictures to choose from", async ({ page }) => {
  await openLightbox(page);
  const thumbnails = box(page).locator(".yarl__thumbnails_thumbnail:has(img)");
  await expect(thumbnails).toHaveCount(4);
  await thumbnails.nth(2).click();
  await expect(shown(page)).toHaveAttribute("alt", nth(alts, 2));
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is swiped", async ({ page }) => {
    await openLightbox(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch("touchStart", 330);
    for (let x = 310; x >= 50; x -= 20) await touch("touchMove", x);
    await touch("touchEnd");
    await expect(shown(page)).toHaveAttribute("alt", nth(alts, 1));
  });
});
