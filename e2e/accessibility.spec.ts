import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  advanceClock,
  DESKTOP,
  EXPECTED_404,
  expect,
  open,
  openWithStoppedClock,
  PHONE,
  test,
} from "./fixtures";
import { fill, findForm, findStatus, findSubmit, investment, projectForm } from "./formHelpers";
import { projects, samplePaths, unknownPath } from "./siteContent";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

test.use({ tolerated: EXPECTED_404 });

/** @param part a selector for the part to check, by default the whole page */
async function expectNoViolations(page: Page, part = "html") {
  // By default axe finishes in a second page, where a stopped clock would hold it up, and reports
  // passing elements, which takes three times as long. Frames show other sites' pages.
  const { violations, passes } = await new AxeBuilder({ page })
    .include(part)
    .options({ iframes: false, resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}

/** Expects all controls, except links within text, to be at least 24 by 24 pixels. */
async function expectLargeControls(page: Page) {
  const controls = page.locator(":is(a[href], button, input, select, textarea, [tabindex='0'])");
  const small = await controls.evaluateAll((all) =>
    all
      .filter((control) => {
        const around = control.parentElement?.textContent?.trim();
        const inText =
          getComputedStyle(control).display === "inline" && control.textContent?.trim() !== around;
        return control.checkVisibility({ visibilityProperty: true }) && !inText;
      })
      .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ box, html }) => `${box.width} × ${box.height}: ${html.slice(0, 120)}`),
  );
  expect(await controls.count()).toBeGreaterThan(20);
  expect(small).toEqual([]);
}

/** The pages with more than a header, a list and a footer. */
const paths = samplePaths.filter(
  (path) => path === "/" || /^\/(?:proyecto|alquiler)\/\d/.test(path),
);

for (const path of [...samplePaths, unknownPath]) {
  test(`${path} has no axe violations and large enough controls`, async ({ page }) => {
    await open(page, path);
    for (const window of [DESKTOP, PHONE]) {
      await page.setViewportSize(window);
      if (window === DESKTOP || paths.includes(path)) await expectNoViolations(page);
      if (samplePaths.includes(path)) await expectLargeControls(page);
    }
    if (path === "/") {
      await page.getByRole("button", { name: "Menú" }).click();
      await expect(page.locator("#menu")).toBeVisible();
      await expectNoViolations(page, "header");
    }
  });
}

test("dialogs of a project's page have no axe violations", async ({ page }) => {
  await open(page, projectForm.path);
  for (const name of ["Ver galería", "Compartir"]) {
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("forced colours show the chosen filter and the arrows of selects", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/proyectos/");
  const findColor = (pressed: boolean) =>
    page
      .getByRole("button", { pressed })
      .first()
      .evaluate((chip) => getComputedStyle(chip).color);
  expect(await findColor(true)).not.toBe(await findColor(false));
  await expect(page.getByRole("combobox").first()).toHaveCSS("appearance", "auto");
});

test("an empty filter result has no axe violations", async ({ page }) => {
  // A town without a finished project.
  const towns = (finished: boolean) =>
    projects
      .filter(({ status }) => (status === "past") === finished)
      .map(({ location }) => location.split(", ").at(-1) ?? "");
  const town = towns(false).find((name) => !towns(true).includes(name)) ?? "";
  await open(page, `/proyectos/?estado=completados&lugar=${encodeURIComponent(town)}`);
  await expect(page.getByText("Ahora no hay ninguno así.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Quitar filtros" })).toBeVisible();
  await expectNoViolations(page);
});

test("a form has no axe violations with errors, nor during the thanks", async ({ page }) => {
  await openWithStoppedClock(page, investment.path);
  /** axe waits for timers, so the clock advances by the millisecond meanwhile. */
  const expectNoViolationsInTime = async () => {
    let done = false;
    const check = expectNoViolations(page, "section:has(form)").finally(() => {
      done = true;
    });
    while (!done) await page.clock.runFor(1);
    await check;
  };
  const send = findSubmit(page, investment);
  await send.click();
  await expect(findForm(page, investment).locator(":user-invalid")).not.toHaveCount(0);
  await expectNoViolationsInTime();
  await fill(page, investment);
  await send.click();
  await advanceClock(page, 1000);
  await expect(findStatus(page, investment)).not.toBeEmpty();
  await expectNoViolationsInTime();
  await expect(findStatus(page, investment)).not.toBeEmpty();
});

test("navigation within the site is announced in Spanish", async ({ page }) => {
  await open(page, "/proyectos/");
  const link = page.getByRole("heading").getByRole("link").first();
  const name = await link.textContent();
  await link.press("Enter");
  await expect(page).toHaveURL(/\/proyecto\//);
  // Gatsby's own live region.
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Página: ${name}`);
});
