import { nth, projectPath, projects } from "./content";
import { expect, open, PHONE, settled, test } from "./support";

const hasHomes = ({ type, units = [] }: (typeof projects)[0]) =>
  type === "sale" && units.some(({ status, price }) => status === "available" && price);
const project = nth(projects.filter(hasHomes));
const path = projectPath(project);

test("the mortgage is calculated by a script that comes with it, in the room of its example", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await open(page, path);
  await settled(page);
  const before = scripts.length;
  const heading = page.getByRole("heading", { name: "Tu hipoteca" });
  const part = page.getByRole("group", { name: "Tu hipoteca" });
  const example = await part.boundingBox();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await heading.scrollIntoViewIfNeeded();
  const years = page.getByRole("slider", { name: "Plazo" });
  await expect(years).toBeVisible();
  expect(scripts.length).toBe(before + 1);
  expect((await part.boundingBox())?.height).toBe(example?.height);
  const result = part.getByText(/al mes$/);
  const words = await result.textContent();
  await years.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(years).toHaveAttribute("aria-valuetext", /^29\s/);
  await expect(result).not.toHaveText(String(words));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("qualities unfold on a phone, and the sums and the map's address are there", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const chapter = page.locator("details").first();
    await expect(chapter.getByRole("listitem").first()).toBeHidden();
    await chapter.locator("summary").click();
    await expect(chapter.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText(/^Cálculo orientativo/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Ver el mapa" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Ver el mapa en OpenStreetMap" })).toBeVisible();
  });
});
