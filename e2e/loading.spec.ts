import type { Page } from "@playwright/test";
import { euros, landing, nth, projectPath, projects, testimonials } from "./content";
import { fill, findForm, findStatus, investment, THANKS } from "./forms";
import { expect, expectReached, PHONE, scrollTo, tap, test } from "./support";

/** Opens a page whose scripts are delayed until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/app-\w+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    arrive();
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  };
}

test("buttons pressed before the scripts arrive work once they do", async ({ page }) => {
  const arrive = await openWithoutScripts(page, "/");
  const carousel = page.getByRole("group", { name: landing.testimonials.title });
  await carousel.getByRole("button", { name: "Siguiente" }).click();
  await carousel.getByRole("button", { name: "Siguiente" }).click();
  await arrive();
  await expect(carousel.locator("[aria-current='true']")).toHaveAccessibleName(
    new RegExp(`^Testimonio ${(2 % testimonials.length) + 1} de `),
  );
});

test("a form sent before the scripts arrive thanks once they do", async ({ page }) => {
  const arrive = await openWithoutScripts(page, investment.path);
  const send = findForm(page, investment).getByRole("button", { name: investment.submit });
  await send.click();
  await expect(findForm(page, investment).getByLabel("Nombre")).toBeFocused();
  await fill(page, investment);
  await send.click();
  await arrive();
  await expect(findStatus(page, investment)).toContainText(THANKS);
});

test("a slider moved before the scripts arrive keeps its value", async ({ page }) => {
  const arrive = await openWithoutScripts(page, "/");
  const slider = page.getByRole("slider", { name: "Cantidad" });
  await slider.fill("75000");
  await arrive();
  await expect(slider).toHaveValue("75000");
  await expect(page.getByRole("button", { name: /^Llevar/ })).toHaveText(
    new RegExp(euros(75000).replace(/\s/g, "\\s")),
  );
});

test("a gallery scrolled before the scripts arrive shows where it is", async ({ page }) => {
  const arrive = await openWithoutScripts(page, projectPath(nth(projects)));
  const track = page.getByRole("list", { name: "Imágenes" });
  await track.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
  await arrive();
  await expect(page.getByText("2 / 4", { exact: true })).toBeVisible();
});

test("the header follows the scrolling before and after the scripts arrive", async ({ page }) => {
  const arrive = await openWithoutScripts(page, "/");
  const header = page.getByRole("banner");
  for (const _ of ["before", "after"]) {
    await scrollTo(page, 51);
    await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await scrollTo(page, 50);
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await scrollTo(page, 51);
    await arrive();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the menu works before the scripts arrive, and its state is known after", async ({
    page,
  }) => {
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
