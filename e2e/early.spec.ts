import type { Page } from "@playwright/test";
import { after, buttonOf, expectQuote } from "./carousel";
import { euros, landing, nth, projects } from "./content";
import { fill, formOf, investment, statusOf, THANKS } from "./formCases";
import { projectPath, samplePaths } from "./paths";
import { expectReached, scrollTo } from "./scroll";
import { expect, keepBusy, tap, test } from "./support";

/** Opens a page whose scripts are on their way; they arrive when the answer is called. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
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

test("a button pressed before the scripts are there does its work once they are", async ({
  page,
}) => {
  const arrive = await openEarly(page, "/");
  await buttonOf(page, "Siguiente").click();
  await buttonOf(page, "Siguiente").click();
  await arrive();
  await expectQuote(page, after(2));
});

test("a form sent before the scripts are there thanks once they are", async ({ page }) => {
  const arrive = await openEarly(page, investment.path);
  const send = formOf(page, investment).getByRole("button", { name: investment.submit });
  await send.click();
  await expect(formOf(page, investment).getByLabel("Nombre")).toBeFocused();
  await fill(page, investment);
  await send.click();
  await arrive();
  await expect(statusOf(page, investment)).toContainText(THANKS);
});

test("what was moved and scrolled before the scripts are there stays so", async ({ page }) => {
  const arrive = await openEarly(page, "/");
  await page.getByRole("slider", { name: "Cantidad" }).fill("75000");
  await arrive();
  await expect(page.getByRole("slider", { name: "Cantidad" })).toHaveValue("75000");
  await expect(page.getByRole("button", { name: /^Llevar/ })).toHaveText(
    new RegExp(euros(75000).replace(/\s/g, "\\s")),
  );
});

test("a gallery scrolled before the scripts are there says where it is", async ({ page }) => {
  const arrive = await openEarly(page, projectPath(nth(projects)));
  const track = page.getByRole("list", { name: "Imágenes" });
  await track.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
  await arrive();
  await expect(page.getByText("2 / 4", { exact: true })).toBeVisible();
});

test("the header turns white before the scripts are there", async ({ page }) => {
  const arrive = await openEarly(page, "/");
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
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu opens before the scripts are there, and leads on", async ({ page }) => {
    const arrive = await openEarly(page, "/");
    const toggle = page.getByRole("banner").getByRole("button", { name: "Menú" });
    await tap(toggle);
    await expect(page.locator("#menu")).toBeVisible();
    await tap(page.locator("#menu").getByRole("link", { name: "Alquiler" }));
    await arrive();
    await expect(page.locator("#menu")).toBeHidden();
    await expectReached(page, "alquiler");
    await expect(page.getByRole("heading", { name: landing.rentals.title })).toBeInViewport();
  });

  test("an open menu is known to be open", async ({ page }) => {
    const arrive = await openEarly(page, "/");
    const toggle = page.getByRole("banner").getByRole("button", { name: "Menú" });
    await tap(toggle);
    await arrive();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await tap(toggle);
    await expect(page.locator("#menu")).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});

test("what is far below is laid out when somebody stirs, and an address leads there", async ({
  page,
}) => {
  const isAsleep = () =>
    page
      .locator("#contacto-titulo")
      .evaluate((title) => !title.checkVisibility({ contentVisibilityAuto: true }));
  await keepBusy(page);
  const arrive = await openEarly(page, "/");
  expect(await isAsleep()).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Contacto", exact: true }).click();
  await expectReached(page, "contacto");
  expect(await isAsleep()).toBe(false);
  await page.goto("about:blank");
  await page.goto("/#inversion");
  await expectReached(page, "inversion");
  await arrive();
});

test("what is far below is laid out when the browser has time, with nobody there", async ({
  page,
}) => {
  for (const path of samplePaths) {
    await page.goto(path);
    const asleep = () =>
      page
        .locator("main *, footer *")
        .evaluateAll(
          (all) =>
            all.filter(
              (one) =>
                one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
            ).length,
        );
    await expect.poll(asleep).toBe(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-awake");
  }
});
