import type { Page } from "@playwright/test";
import { newestProjects, nth, projectPath, projects, rentalPath, rentals } from "./content";
import { DESKTOP, expect, open, PHONE, swipe, test } from "./support";

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
  await page.getByRole("main").getByRole("link", { name: next.title }).click();
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

test("on desktop, arrows move a gallery, and stop at both ends", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, projectPath(nth(projects)));
  const next = page.getByRole("button", { name: "Siguiente" });
  const previous = page.getByRole("button", { name: "Anterior" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  for (const position of [2, 3, 4, 4]) {
    await next.click({ force: true });
    await expectPicture(page, position);
  }
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await previous.focus();
  await page.keyboard.press("Enter");
  await expectPicture(page, 3);
});

test("a press on a picture enlarges it, and «Ver galería» the one in view", async ({ page }) => {
  await open(page, projectPath(nth(projects)));
  const dialog = page.getByRole("dialog");
  await findTrack(page).click();
  await expect(dialog).toContainText("1 / 4");
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

for (const status of ["past", "current", "future"] as const) {
  for (const project of projects.filter((one) => one.status === status).slice(0, 1)) {
    test(`renders are named as such on ${projectPath(project)} (${status})`, async ({ page }) => {
      await open(page, projectPath(project));
      const caption = page.getByText("Infografía, imagen orientativa");
      await expect(caption).toHaveCount(status === "past" ? 0 : 1);
      await page.getByRole("button", { name: "Ver galería" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("1 / 4");
      await expect(dialog.getByText("Infografía")).toHaveCount(status === "past" ? 0 : 1);
    });
  }
}

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
    // From edge to edge, without buttons on it.
    expect(box?.width).toBe(PHONE.width);
    await expect(page.getByRole("button", { name: "Siguiente" })).toBeHidden();
  });
});
