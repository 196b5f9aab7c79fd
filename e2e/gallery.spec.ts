import type { Page } from "@playwright/test";
import { newestProjects, nth, projects, rentals } from "./content";
import { projectPath, rentalPath, tagOf } from "./paths";
import { expect, open, test } from "./support";

const trackOf = (page: Page) => page.getByRole("list", { name: "Imágenes" });
const dotOf = (page: Page, position: number) =>
  page.getByRole("button", { name: `Imagen ${position} de 4` });

/** A text as React writes it into an attribute. */
const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** Expects one picture in view, and the dots to agree. */
async function expectPicture(page: Page, position: number) {
  // A click may have scrolled the page.
  await trackOf(page).evaluate((node) =>
    node.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  for (const other of [1, 2, 3, 4]) {
    const picture = trackOf(page)
      .getByRole("img")
      .nth(other - 1);
    if (other === position) await expect(picture).toBeInViewport({ ratio: 0.9 });
    else await expect(picture).not.toBeInViewport();
    await expect(dotOf(page, other)).toHaveAttribute("aria-current", String(other === position));
  }
}

const listings = [
  ...projects.map((project) => ({ path: projectPath(project), gallery: project.gallery })),
  ...rentals.map((rental) => ({ path: rentalPath(rental), gallery: rental.gallery })),
];

for (const { path, gallery } of listings) {
  test(
    `has the four pictures of ${path}, the first in the HTML at once`,
    tagOf(path),
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      const tags = gallery.map(({ alt }) =>
        html.match(/<img[^>]*>/g)?.find((tag) => tag.includes(`alt="${escaped(alt)}"`)),
      );
      const lazy = tags.map((tag) => tag?.includes('loading="lazy"'));
      expect(lazy).toEqual([false, true, true, true]);
      expect(tags[0]).toMatch(/ src="\/static\//);
      await open(page, path);
      const pictures = trackOf(page).getByRole("img");
      await expect(pictures).toHaveCount(4);
      for (const [index, { alt }] of gallery.entries()) {
        await expect(pictures.nth(index)).toHaveAttribute("alt", alt);
        await expect(dotOf(page, index + 1)).toHaveCount(1);
      }
      await expectPicture(page, 1);
    },
  );
}

for (const path of [projectPath(nth(projects)), rentalPath(nth(rentals))]) {
  test(`switches with the dots of ${path}`, async ({ page }) => {
    await open(page, path);
    for (const position of [3, 4, 1, 2]) {
      await dotOf(page, position).click();
      await expectPicture(page, position);
    }
  });
}

test("moves with the arrow keys, and stops at both ends", async ({ page }) => {
  await open(page, projectPath(nth(projects)));
  await trackOf(page).focus();
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

test("starts from the first picture again on the next page", async ({ page }) => {
  await open(page, projectPath(nth(projects)));
  await dotOf(page, 4).click();
  await expectPicture(page, 4);
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  const next = nth(newestProjects, -1);
  await page.locator("#proyectos").getByRole("link", { name: next.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.title);
  await expectPicture(page, 1);
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is swiped", async ({ page }) => {
    await open(page, projectPath(nth(projects)));
    const box = await trackOf(page).boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: "touchStart" | "touchMove", x: number) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
      await touch("touchStart", from);
      for (let step = 1; step <= 10; step += 1) {
        await touch("touchMove", from + ((to - from) * step) / 10);
      }
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(330, 60);
    await expectPicture(page, 2);
    await swipe(330, 60);
    await expectPicture(page, 3);
    await swipe(60, 330);
    await expectPicture(page, 2);
  });
});
