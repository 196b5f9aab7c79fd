import { nth, projectPath, projects } from "./content";
import { expect, open, PHONE, test } from "./support";

const hasHomes = ({ type, units = [] }: (typeof projects)[0]) =>
  type === "sale" && units.some(({ status, price }) => status === "available" && price);
const project = nth(projects.filter(hasHomes));
const path = projectPath(project);

test("the mortgage is calculated as its sliders move, and said once they rest", async ({
  page,
}) => {
  await open(page, path);
  const part = page.getByRole("group", { name: "Tu hipoteca" });
  const years = part.getByRole("slider", { name: "Plazo" });
  const result = part.getByText(/al mes$/);
  const words = String(await result.textContent());
  const status = part.getByRole("status");
  await expect(status).toContainText(words);
  await years.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(years).toHaveAttribute("aria-valuetext", /^29\s/);
  await expect(result).not.toHaveText(words);
  await expect(status).toContainText(String(await result.textContent()));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("qualities fold on a phone, and the sums and the map's address are there", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const chapter = page.locator("details").first();
    await expect(chapter.getByRole("listitem").first()).toBeVisible();
    await chapter.locator("summary").click();
    await expect(chapter.getByRole("listitem").first()).toBeHidden();
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByText(/^Cálculo orientativo/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Ver el mapa" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Ver el mapa en OpenStreetMap" })).toBeVisible();
  });

  test("the title of a quality has its room beside a single line", async ({ page }) => {
    await page.setViewportSize({ width: 920, height: 900 });
    await page.goto(path);
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
});
