import type { Page } from "@playwright/test";
import { newestProjects, nth } from "./content";
import { projectPath } from "./paths";
import { expect, open, test } from "./support";

const project = nth(newestProjects);
const TOUR = "https://recorrido.example/paseo";

const start = (page: Page) => page.getByRole("button", { name: "Empezar la visita virtual" });

// This one's data say that it has a tour of a site that the built policy doesn't know of.
// Firefox can't be told to leave the policy aside.
test.use({ tolerated: /^foreign request https:\/\/recorrido\.example\//, bypassCSP: true });

const asked: string[] = [];

test.beforeEach(async ({ page }) => {
  asked.length = 0;
  page.on("request", (request) => {
    if (request.url().startsWith("https://recorrido.example/")) asked.push(request.url());
  });
  await page.route(`${TOUR}**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<html lang=es><title>Recorrido</title></html>",
    }),
  );
  await page.route(`**/page-data${projectPath(project)}page-data.json`, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.result.data.project.virtualTour = TOUR;
    await route.fulfill({ json: answer });
  });
  await open(page, "/");
  await page.getByRole("link", { name: project.title }).click();
  await start(page).scrollIntoViewIfNeeded();
});

test("a tour is fetched when it is asked for with the keyboard, and not before", async ({
  page,
}) => {
  expect(asked).toEqual([]);
  await start(page).focus();
  await page.keyboard.press("Enter");
  const frame = page.getByTitle(`Visita virtual de ${project.title}`);
  await expect(frame).toHaveAttribute("src", TOUR);
  await expect(frame).toBeFocused();
  await expect.poll(() => asked).toEqual([TOUR]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap starts it", async ({ page }) => {
    await start(page).tap();
    await expect.poll(() => asked).toEqual([TOUR]);
  });
});
