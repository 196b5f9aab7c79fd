import type { Page } from "@playwright/test";
import { newestProjects, nth, projectPath, projects, rentalPath, rentals } from "./content";
import { expect, open, PHONE, swipe, test } from "./support";

const findTrack = (page: Page) => page.getByRole("list", { name: "Imágenes" });
const findDot = (page: Page, position: number) =>
  page.getByRole("button", { name: `Imagen ${position} de 4` });

/** Expects one picture in view, counted from 1, and the dots to agree. */
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

test("the dots of a gallery show each picture, and the next page starts with its first", async ({
  page,
}) => {
  await open(page, projectPath(nth(projects)));
  await expect(findTrack(page).getByRole("img")).toHaveCount(4);
  await expectPicture(page, 1);
  for (const position of [3, 1, 4]) {
    await findDot(page, position).click();
    await expectPicture(page, position);
  }
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  const next = nth(newestProjects, -1);
  await page.locator("#proyectos").getByRole("link", { name: next.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.title);
  await expectPicture(page, 1);
});

test("the arrow keys move a gallery, and stop at both ends", async ({ page }) => {
  await open(page, rentalPath(nth(rentals)));
  await findTrack(page).focus();
  for (const [key, position] of [
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["ArrowRight", 3],
    ["ArrowRight", 4],
    ["ArrowRight", 4],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(page, position);
  }
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a gallery is swiped", async ({ page }) => {
    await open(page, projectPath(nth(projects)));
    const box = await findTrack(page).boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await swipe(page, [330, 60], y);
    await expectPicture(page, 2);
    await swipe(page, [330, 60], y);
    await expectPicture(page, 3);
    await swipe(page, [60, 330], y);
    await expectPicture(page, 2);
  });
});
