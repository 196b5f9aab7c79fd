import type { Page } from "@playwright/test";
import { PAGE_SIZE } from "../src/utils/paths";
import { nth, projects, rentals } from "./content";
import { projectPath } from "./paths";
import { expect, open, test } from "./support";

const titles = (page: Page) => page.getByRole("article").getByRole("heading");
const count = (page: Page) => page.getByRole("search").getByRole("status");

const counted = ({ length }: readonly unknown[], one: string, many: string) =>
  `${length} ${length === 1 ? one : many}`;

for (const { path, entries, all } of [
  { path: "/proyectos/", entries: projects, all: counted(projects, "proyecto", "proyectos") },
  { path: "/alquiler/", entries: rentals, all: counted(rentals, "vivienda", "viviendas") },
]) {
  test(`${path} has all entries, 24 a page, on pages that there are from the start`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(titles(page)).toHaveText(entries.slice(0, PAGE_SIZE).map(({ title }) => title));
    await expect(count(page)).toHaveText(all);
    const pages = page.getByRole("navigation", { name: "Páginas" });
    await expect(pages).toHaveCount(entries.length > PAGE_SIZE ? 1 : 0);
  });
}

test("a list filters as the landing page does, and keeps it in its address", async ({ page }) => {
  await open(page, "/proyectos/?estado=proximamente");
  const future = projects.filter(({ status }) => status === "future");
  const shown = future.slice(0, PAGE_SIZE);
  await expect(titles(page)).toHaveText(shown.map(({ title }) => title));
  await page.getByRole("combobox", { name: "Operación" }).selectOption("Alquiler");
  await expect(page).toHaveURL(/\/proyectos\/\?estado=proximamente&operacion=alquiler$/);
  const toRent = future.filter(({ type }) => type === "rent");
  await expect(count(page)).toHaveText(counted(toRent, "proyecto", "proyectos"));
});

test.describe("of several pages", () => {
  const size = 24;
  const total = 2 * size + 2;
  // The shipped project, many times over: each page's data is answered from here.
  test.beforeEach(async ({ page, request }) => {
    const shipped = await (await request.get("/page-data/proyectos/page-data.json")).json();
    const [model] = shipped.result.data.entries.nodes;
    const nodes = Array.from({ length: total }, (_, index) => ({
      ...model,
      jsonId: String(index + 1),
      title: `Promoción ${index + 1}`,
      status: index % 10 === 9 ? "past" : "future",
    }));
    await page.route("**/page-data/proyectos/**", (route) => {
      const number = Number(/pagina\/(\d+)/.exec(route.request().url())?.[1] ?? 1);
      const own = nodes.slice((number - 1) * size, number * size);
      const result = {
        data: { ...shipped.result.data, entries: { nodes: own }, all: { totalCount: total } },
        pageContext: {
          ...shipped.result.pageContext,
          ids: own.map(({ jsonId }) => jsonId),
          page: number,
          pages: 3,
        },
      };
      const path = number === 1 ? "/proyectos/" : `/proyectos/pagina/${number}/`;
      return route.fulfill({ json: { ...shipped, path, result } });
    });
    await page.route("**/proyectos/filtros.json", (route) => route.fulfill({ json: nodes }));
    await open(page, projectPath(nth(projects)));
    await page.getByRole("navigation", { name: /^Ruta/ }).getByText("Proyectos").click();
    await expect(titles(page)).toHaveCount(size);
  });

  test("leads from page to page", async ({ page }) => {
    await expect(count(page)).toHaveText(`${total} proyectos`);
    const pages = page.getByRole("navigation", { name: "Páginas" });
    await pages.getByRole("link", { name: "Siguiente" }).click();
    await expect(page).toHaveURL(/\/proyectos\/pagina\/2\/$/);
    await expect(titles(page).first()).toHaveText("Promoción 25");
    await pages.getByRole("link", { name: "Página 3" }).click();
    await expect(titles(page)).toHaveText(["Promoción 49", "Promoción 50"]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("finds what is on any of them", async ({ page }) => {
    await page.getByRole("button", { name: "Completados" }).click();
    await expect(titles(page)).toHaveText([10, 20, 30, 40, 50].map((n) => `Promoción ${n}`));
    await expect(count(page)).toHaveText("5 proyectos");
    await page.getByRole("button", { name: "Próximamente" }).click();
    await expect(titles(page)).toHaveCount(size);
    await page.getByRole("button", { name: "Mostrar más" }).click();
    await expect(titles(page)).toHaveCount(total - 5);
  });

  test.describe("whose server fails", () => {
    test.use({ tolerated: /^503 / });

    test("keeps what is shown, and gets more when tried again", async ({ page }) => {
      await page.getByRole("button", { name: "Próximamente" }).click();
      await expect(titles(page)).toHaveCount(size);
      const third = "**/page-data/proyectos/pagina/3/**";
      await page.route(third, (route) => route.fulfill({ status: 503 }));
      await page.getByRole("button", { name: "Mostrar más" }).click();
      await expect(page.getByRole("alert")).toHaveText(/^No se ha podido buscar/);
      await expect(titles(page)).toHaveCount(size);
      await expect(count(page)).toHaveText(`${total - 5} proyectos`);
      const again = page.getByRole("button", { name: "Volver a intentarlo" });
      await expect(again).toBeFocused();
      await page.unroute(third);
      await again.click();
      await expect(titles(page)).toHaveCount(total - 5);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
});
