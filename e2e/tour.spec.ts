import { newestProjects, nth, projectPath } from "./content";
import { expect, open, test } from "./support";

const project = nth(newestProjects);
const TOUR = "https://recorrido.example/paseo";

// The project's data are given a tour whose site the built policy does not list.
test.use({ tolerated: /^foreign request https:\/\/recorrido\.example\//, bypassCSP: true });

test("a virtual tour is fetched when it is asked for, and not before", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("https://recorrido.example/")) requests.push(request.url());
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
  const start = page.getByRole("button", { name: "Empezar la visita virtual" });
  await start.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await start.focus();
  await page.keyboard.press("Enter");
  const frame = page.getByTitle(`Visita virtual de ${project.title}`);
  await expect(frame).toHaveAttribute("src", TOUR);
  await expect(frame).toBeFocused();
  await expect.poll(() => requests).toEqual([TOUR]);
});
