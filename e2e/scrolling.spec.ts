import type { Page } from "@playwright/test";
import { newestProjects, newestRentals, nth, services } from "./content";
import { anchors, projectPath, rentalPath, servicePath } from "./paths";
import { expectReached, restingPlace, scrollTo } from "./scroll";
import { expect, open, test } from "./support";

const atTop = (page: Page) => expect.poll(() => restingPlace(page)).toBe(0);

const [project, rental, service] = [
  nth(newestProjects, -1),
  nth(newestRentals, -1),
  nth(services, -1),
];
const kinds = [
  { list: "proyectos", path: projectPath(project), title: project.title },
  { list: "alquiler", path: rentalPath(rental), title: rental.title },
  { list: "servicios", path: servicePath(service), title: service.title },
];

for (const { list, path, title } of kinds) {
  test(`a card of #${list} leads to the top of its page, and Back to the top`, async ({ page }) => {
    await open(page, "/");
    await page.locator(`#${list}`).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await atTop(page);
    await scrollTo(page, 600);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await atTop(page);
    await scrollTo(page, 900);
    await page.goForward();
    await expect(page).toHaveURL(path);
    await atTop(page);
  });

  test(`the back button of ${path} leads to #${list}`, async ({ page }) => {
    await open(page, path);
    await page.getByRole("link", { name: /^Volver a / }).click();
    await expect(page).toHaveURL(`/#${list}`);
    await expectReached(page, list);
  });
}

test("a link of the footer leads to the top of the next page", async ({ page }) => {
  const last = nth(services, -1);
  await open(page, servicePath(nth(services)));
  await page.getByRole("contentinfo").getByRole("link", { name: last.title }).click();
  await expect(page).toHaveURL(servicePath(last));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(last.title);
  await atTop(page);
});

test("the name in the header leads home, to the top", async ({ page }) => {
  await open(page, rentalPath(nth(newestRentals)));
  await scrollTo(page, 700);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /inicio$/ })
    .click();
  await expect(page).toHaveURL("/");
  await atTop(page);
});

for (const anchor of anchors.slice(1)) {
  test(`an address with #${anchor} opens at its section`, async ({ page }) => {
    await open(page, `/#${anchor}`);
    await expectReached(page, anchor);
  });
}

test("Back to an address with a hash goes to its section", async ({ page }) => {
  await open(page, "/#alquiler");
  await expectReached(page, "alquiler");
  await page
    .locator("#alquiler")
    .getByRole("link", { name: nth(newestRentals).title })
    .click();
  await expect(page).toHaveURL(rentalPath(nth(newestRentals)));
  await atTop(page);
  await page.goBack();
  await expect(page).toHaveURL("/#alquiler");
  await expectReached(page, "alquiler");
});

test("the hero leads to the projects and to the investment", async ({ page }) => {
  for (const anchor of ["proyectos", "inversion"]) {
    await open(page, "/");
    await page.locator(`#inicio a[href$="#${anchor}"]`).click();
    await expect(page).toHaveURL(`/#${anchor}`);
    await expectReached(page, anchor);
  }
});
