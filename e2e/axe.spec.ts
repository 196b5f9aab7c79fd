import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { listPlaces, projectFilters } from "../src/utils/projectFilters";
import { findRanges, rentalFilters } from "../src/utils/rentalFilters";
import { openStopped, pass } from "./clock";
import { newestProjects, nth, projects, rentals } from "./content";
import { emptySearch } from "./filters";
import { contact, fill, formOf, investment, statusOf } from "./formCases";
import { pagePaths, projectPath, samplePaths, unknownPaths } from "./paths";
import { EXPECTED_404, expect, keepBusy, open, test } from "./support";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const phone = { width: 390, height: 844 };

// Nothing is caught halfway through a transition.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  tolerated: EXPECTED_404,
});

async function expectNoViolations(page: Page) {
  // By itself axe ends in a page of its own, where a stopped clock would hold it up, and tells
  // of every element that passes: three times as slow. What is in a frame is another's page.
  const { violations, passes } = await new AxeBuilder({ page })
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

for (const path of [...pagePaths, ...unknownPaths.map((unknown) => unknown.path)]) {
  test(`finds nothing on ${path}, on a desktop and on a phone`, async ({ page }) => {
    await open(page, path);
    await expectNoViolations(page);
    await page.setViewportSize(phone);
    await expectNoViolations(page);
  });
}

// What is far below is not laid out then, and tools have misread what stands there.
for (const path of samplePaths) {
  test(`finds nothing on ${path} before anybody stirs`, async ({ page }) => {
    await page.setViewportSize(phone);
    await keepBusy(page);
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test("finds nothing with the menu of a phone open", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/");
  await page.getByRole("button", { name: "Menú" }).click();
  await expect(page.locator("#menu")).toBeVisible();
  await expectNoViolations(page);
});

const [withPlan] = projects.filter(({ floorPlans }) => floorPlans);

for (const [what, name, project] of [
  ["the pictures fill the screen", "Ver galería", nth(projects)],
  ["a plan fills the screen", "Ampliar plano", withPlan],
  ["the ways to share are open", "Compartir", nth(projects)],
] as const) {
  if (!project) continue;
  test(`finds nothing while ${what}`, async ({ page }) => {
    await open(page, projectPath(project));
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize(phone);
    await expectNoViolations(page);
  });
}

for (const path of [
  `/${emptySearch(projectFilters(listPlaces(newestProjects)), newestProjects)}#proyectos`,
  `/alquiler/${emptySearch(rentalFilters(findRanges(rentals)), rentals)}`,
]) {
  test(`finds nothing where no entry is left on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("button", { name: "Quitar filtros" })).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize(phone);
    await expectNoViolations(page);
  });
}

for (const form of [investment, contact]) {
  test(`finds nothing when ${form.what} thanks`, async ({ page }) => {
    await openStopped(page, form.path);
    await fill(page, form);
    await formOf(page, form).getByRole("button", { name: form.submit }).click();
    await pass(page, 1000);
    await expect(statusOf(page, form)).not.toBeEmpty();
    // axe waits for timers: time goes on for it, by the millisecond, while the thanks are shown.
    let done = false;
    const stop = () => {
      done = true;
    };
    const check = expectNoViolations(page);
    check.then(stop, stop);
    while (!done) await page.clock.runFor(1);
    await check;
    await expect(statusOf(page, form)).not.toBeEmpty();
  });
}

test("finds nothing where a form was sent with faults", async ({ page }) => {
  await open(page, "/");
  await formOf(page, investment).getByRole("button", { name: investment.submit }).click();
  await expect(formOf(page, investment).locator(":user-invalid")).not.toHaveCount(0);
  await expectNoViolations(page);
});
