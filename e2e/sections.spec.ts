import { mortgagePath } from "./content";
import { expect, PHONE, test } from "./support";

test.use({ javaScriptEnabled: false });

test("without scripts the specification folds on a phone, and sums and a link to the map are there", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(mortgagePath);
  const chapter = page.locator("details").first();
  await expect(chapter.getByRole("listitem").first()).toBeVisible();
  await chapter.locator("summary").click();
  await expect(chapter.getByRole("listitem").first()).toBeHidden();
  await expect(page.getByText(/^Cálculo orientativo/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver el mapa en OpenStreetMap" })).toBeVisible();
});

test("the title of a chapter has its room beside a single line", async ({ page }) => {
  await page.setViewportSize({ width: 920, height: 900 });
  await page.goto(mortgagePath);
  const overlaps = await page.locator("details").evaluateAll((chapters) =>
    chapters.map((chapter) => {
      for (const line of chapter.querySelectorAll("li + li")) line.remove();
      const title = chapter.querySelector("summary")?.getBoundingClientRect();
      const { bottom } = chapter.getBoundingClientRect();
      return Math.max(0, (title?.bottom ?? 0) - bottom);
    }),
  );
  expect(overlaps.length).toBeGreaterThan(0);
  expect(Math.max(...overlaps)).toBe(0);
});
