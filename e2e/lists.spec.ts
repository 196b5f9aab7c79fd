import type { Locator, Page } from "@playwright/test";
import { PAGE_SIZE } from "../src/utils/pagination";
import { getEntry, projectPath, projects, rentals, shownProjects } from "./siteContent";
import { DESKTOP, expect, open, PHONE, test } from "./support";

const findTitles = (place: Locator) => place.getByRole("article").getByRole("heading");

/** Expects exactly these projects on the landing page. */
const expectProjects = (page: Page, expected: readonly { title: string }[]) =>
  expect(findTitles(page.locator("#proyectos"))).toHaveText(expected.map(({ title }) => title));

test("filters are in the URL, and survive the link back, Back and a reload", async ({ page }) => {
  await open(page, "/");
  const bar = page.getByRole("search", { name: "Filtrar proyectos" });
  await bar.getByRole("button", { name: "Completados" }).click();
  const select = bar.getByRole("combobox", { name: "Operación" });
  await select.selectOption("Venta");
  await expect(page).toHaveURL("/?estado=completados&operacion=venta#proyectos");
  const expected = shownProjects.filter(({ status, type }) => status === "past" && type === "sale");
  const project = getEntry(expected);
  await page.locator("#proyectos").getByRole("link", { name: project.title }).click();
  await expect(page).toHaveURL(projectPath(project));
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  await expect(page).toHaveURL(`/?estado=completados&operacion=venta#proyecto-${project.id}`);
  await expectProjects(page, expected);
  await page.goBack();
  await expect(page).toHaveURL(projectPath(project));
  await page.goBack();
  await expectProjects(page, expected);
  await expect(select).toHaveValue("venta");
  await page.reload();
  await expectProjects(page, expected);
});

test("the button that clears filters appears without shifting anything", async ({ page }) => {
  await open(page, "/proyectos/");
  const bar = page.getByRole("search");
  const button = bar.getByRole("button", { name: "Quitar filtros" });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(button).toHaveCount(0);
    const height = (await bar.boundingBox())?.height;
    await bar.getByRole("combobox", { name: "Operación" }).selectOption("Alquiler");
    await expect(button).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(height);
    await button.click();
    await expect(page).toHaveURL(/\/proyectos\/$/);
  }
});

test("the label of a filter without a choice is not clipped", async ({ page }) => {
  await open(page, "/proyectos/");
  const selects = page.getByRole("search").getByRole("combobox");
  for (const width of [390, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await selects.evaluateAll((all: HTMLSelectElement[]) =>
      all.flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const words = document.createElement("span");
        words.textContent = select.selectedOptions[0]?.text ?? "";
        Object.assign(words.style, { position: "absolute", whiteSpace: "nowrap", font });
        document.body.append(words);
        const needed = words.getBoundingClientRect().width;
        words.remove();
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return needed > select.clientWidth - padding ? [words.textContent] : [];
      }),
    );
    expect([width, ...cut]).toEqual([width]);
  }
});

for (const { path, entries } of [
  { path: "/proyectos/", entries: projects },
  { path: "/alquiler/", entries: rentals },
]) {
  test(`${path} starts with its first entries, ${PAGE_SIZE} at most`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    await expect(findTitles(main)).toHaveText(
      entries.slice(0, PAGE_SIZE).map(({ title }) => title),
    );
  });
}
