import type { Page } from "@playwright/test";
import { newestProjects, nth, rentals, services, site } from "./content";
import { projectPath, rentalPath, servicePath } from "./paths";
import { expectReached, restingPlace, scrollTo } from "./scroll";
import { expect, open, test } from "./support";

const entries = [...site.menu, site.callToAction];

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Principal" });

async function expectClear(page: Page) {
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(header).toHaveCSS("box-shadow", "none");
  await expect(header).toHaveCSS("color", "rgb(246, 242, 234)");
}

async function expectWhite(page: Page) {
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await expect(header).toHaveCSS("color", "rgb(28, 35, 33)");
}

test("stays at the top of the window", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 2000);
  expect(await restingPlace(page)).toBe(2000);
  const box = await page.getByRole("banner").boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.width).toBe(1280);
});

test("is clear at the top of the landing page, also before the scripts", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  await page.goto("/");
  await expectClear(page);
});

test("turns white with a shadow past 50 pixels, not at 50", async ({ page }) => {
  await open(page, "/");
  await expectClear(page);
  await scrollTo(page, 51);
  await expectWhite(page);
  await scrollTo(page, 50);
  await expectClear(page);
  await scrollTo(page, 51);
  await expectWhite(page);
});

test("is white on a landing page opened at a section", async ({ page }) => {
  await open(page, "/#equipo");
  await expectReached(page, "equipo");
  await expectWhite(page);
});

const details = [
  projectPath(nth(newestProjects)),
  rentalPath(nth(rentals)),
  servicePath(nth(services)),
];
for (const path of details) {
  test(`is always white on ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await restingPlace(page)).toBe(0);
    await expectWhite(page);
    await scrollTo(page, 400);
    await expectWhite(page);
  });
}

test("changes with the page, there and back", async ({ page }) => {
  await open(page, "/");
  await expectClear(page);
  await page.getByRole("link", { name: nth(newestProjects).title }).click();
  await expect(page).toHaveURL(projectPath(nth(newestProjects)));
  await expectWhite(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectClear(page);
});

test("offers the entries of the menu and the contact button", async ({ page }) => {
  await open(page, "/");
  const links = menuOf(page).getByRole("link");
  await expect(links).toHaveText(entries.map(({ label }) => label));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(entries.map(({ target }) => target));
  await expect(page.getByRole("button", { name: "Menú" })).toBeHidden();
});

const sections = entries.filter(({ target }) => target.includes("#"));

test("leads to the sections of the landing page", async ({ page }) => {
  await open(page, "/");
  for (const { label, target } of sections) {
    await menuOf(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(target);
    await expectReached(page, target.slice(2));
  }
});

test("leads to the sections of the landing page from others", async ({ page }) => {
  const elsewhere = servicePath(nth(services));
  await open(page, elsewhere);
  for (const { label, target } of sections) {
    await menuOf(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(target);
    await expectReached(page, target.slice(2));
    await page.goBack();
    await expect(page).toHaveURL(elsewhere);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(nth(services).title);
  }
});
