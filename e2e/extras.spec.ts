import type { Page } from "@playwright/test";
import { euros, newestProjects, newestRentals, nth, projects, rentals } from "./content";
import { projectPath, rentalPath } from "./paths";
import { expect, open, test } from "./support";

const listings = [
  ...projects.map((project) => ({ ...project, path: projectPath(project), units: project.units })),
  ...rentals.map((rental) => ({ ...rental, path: rentalPath(rental), units: undefined })),
];

const statuses = { available: "Disponible", reserved: "Reservada", sold: "Vendida" };

const onLanding = [...newestProjects.map(projectPath), ...newestRentals.map(rentalPath)];

for (const { title, path, energyLabel } of listings) {
  test(`${path} and its card say the energy rating of ${title}, if any`, async ({ page }) => {
    const rated = energyLabel && energyLabel !== "pending";
    await open(page, path);
    const block = page.locator("section").filter({
      has: page.getByRole("heading", { name: "Calificación energética" }),
    });
    if (!energyLabel) await expect(block).toHaveCount(0);
    else if (rated) {
      const name = `Calificación energética: ${energyLabel}, en una escala de la A a la G`;
      await expect(block.getByRole("img", { name })).toBeVisible();
    } else await expect(block).toContainText("En trámite");
    if (!onLanding.includes(path)) return;
    await open(page, "/");
    const card = page.getByRole("article").filter({
      has: page.getByRole("heading", { name: title, exact: true }),
    });
    if (!energyLabel) {
      await expect(card).toHaveCount(1);
      await expect(card).not.toContainText("Calificación energética");
    } else if (rated) {
      const arrow = card.getByRole("img", { name: `Calificación energética: ${energyLabel}` });
      await expect(arrow).toHaveText(energyLabel);
    } else await expect(card).toContainText("Calificación energética en trámite");
  });
}

for (const { path, units } of listings.filter((listing) => listing.units)) {
  for (const width of [320, 1280]) {
    test(`${path} tells of each of its homes, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const free = units?.filter(({ status }) => status === "available").length;
      const table = page.getByRole("table");
      await expect(table.locator("caption")).toHaveText(
        `${free} viviendas disponibles de ${units?.length}`,
      );
      for (const { name, area, price, status } of units ?? []) {
        const row = table.getByRole("row").filter({
          has: page.getByRole("rowheader", { name, exact: true }),
        });
        for (const text of [`${area} m²`, price ? euros(price) : "—", statuses[status]]) {
          await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

const withPlans = listings.filter(({ floorPlans }) => floorPlans);

for (const { title, path, floorPlans } of withPlans) {
  const plan = nth(floorPlans ?? []);
  const box = (page: Page) => page.getByRole("dialog", { name: `Planos de ${title}` });
  /** Once it is near, a larger picture lies over the first. */
  const shown = (page: Page) => box(page).locator(".yarl__slide_current img").last();

  test(`${path} brings its plan near with the keyboard, and gives the focus back`, async ({
    page,
  }) => {
    await open(page, path);
    const button = page.getByRole("button", { name: `Ampliar plano: ${plan.title}` });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveAttribute("alt", plan.alt);
    await expect(box(page).getByRole("button", { name: "Siguiente" })).toHaveCount(0);
    const before = (await shown(page).boundingBox())?.width ?? 0;
    await box(page).getByRole("button", { name: "Acercar" }).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await shown(page).boundingBox())?.width ?? 0)
      .toBeGreaterThan(before);
    await page.keyboard.press("Escape");
    await expect(box(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`${path} opens its plan with a click on the picture`, async ({ page }) => {
    await open(page, path);
    const picture = page.getByRole("img", { name: plan.alt });
    await picture.click({ force: true });
    await expect(shown(page)).toHaveAttribute("alt", plan.alt);
  });
}

test.describe("without scripts", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, floorPlans } of withPlans) {
    test(`the plan of ${path} is a plain picture, without an idle button`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("img", { name: nth(floorPlans ?? []).alt })).toBeVisible();
      await expect(page.getByText("Ampliar plano").first()).toBeHidden();
    });
  }
});
