import type { Page } from "@playwright/test";
import { drag, expect, open, PHONE, test } from "./fixtures";
import { getEntry, projectPath, projects } from "./siteContent";

const findTrack = (page: Page) => page.getByRole("list", { name: "Imágenes" });
const findDot = (page: Page, position: number) =>
  page.getByRole("button", { name: `Imagen ${position} de 4` });
const findArrow = (page: Page, name: string) => page.getByRole("button", { name });

/** Expects exactly one picture in view, counted from 1, and the dots to match. */
async function expectPicture(page: Page, position: number) {
  const readPositions = () =>
    findTrack(page).evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      const visible = [...track.querySelectorAll("img")].flatMap((picture, index) => {
        const box = picture.getBoundingClientRect();
        return box.right > left + 1 && box.left < right - 1 ? [index + 1] : [];
      });
      const dots = [...document.querySelectorAll("button[aria-label^='Imagen ']")];
      const current = dots.findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1;
      return { visible, current };
    });
  await expect.poll(readPositions).toEqual({ visible: [position], current: position });
}

test("dots, arrows and keys move a gallery, and the next page resets it", async ({ page }) => {
  await open(page, projectPath(getEntry(projects)));
  await expect(findTrack(page).getByRole("img")).toHaveCount(4);
  await expectPicture(page, 1);
  // As set by translators into Arabic.
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  const [previous, next] = [findArrow(page, "Anterior"), findArrow(page, "Siguiente")];
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await next.click();
  await expectPicture(page, 2);
  await findDot(page, 4).click();
  await expectPicture(page, 4);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await previous.click();
  await expectPicture(page, 3);
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await findTrack(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expectPicture(page, 2);
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  const { title } = getEntry(projects, -1);
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectPicture(page, 1);
});

test("a click on a picture enlarges it, and «Ver galería» the current one", {
  tag: "@chromium",
}, async ({ page }) => {
  // It is being built, so that its pictures are renderings.
  await open(page, "/proyecto/1/");
  const dialog = page.getByRole("dialog");
  await findTrack(page).click();
  await expect(dialog).toContainText("1 / 4");
  await expect(dialog.getByText("Infografía")).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await findDot(page, 3).click();
  await expectPicture(page, 3);
  await findTrack(page).click();
  await expect(dialog).toContainText("3 / 4");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Ver galería" }).click();
  await expect(dialog).toContainText("3 / 4");
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a swipe moves a gallery by one picture", async ({ page }) => {
    await open(page, projectPath(getEntry(projects)));
    const box = await findTrack(page).boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const [left, right] = [
      { x: 60, y },
      { x: 330, y },
    ];
    await drag(page, [right, left]);
    await expectPicture(page, 2);
    await drag(page, [left, right]);
    await expectPicture(page, 1);
    // Fast swipes too, whose speed would depend on the machine.
    await expect(findTrack(page).getByRole("listitem").first()).toHaveCSS(
      "scroll-snap-stop",
      "always",
    );
    // Full width, without buttons on it.
    expect(box?.width).toBe(PHONE.width);
    await expect(page.getByRole("button", { name: "Siguiente" })).toBeHidden();
  });
});
