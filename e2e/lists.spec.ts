import type { Locator, Page } from "@playwright/test";
import { MIN_FILTERED } from "../src/utils/filters";
import { PAGE_SIZE } from "../src/utils/paths";
import { listPlaces, projectFilters } from "../src/utils/projectFilters";
import { findRanges, rentalFilters } from "../src/utils/rentalFilters";
import {
  createEmptyQuery,
  newestProjects,
  newestRentals,
  nth,
  projectPath,
  projects,
  rentalPath,
  rentals,
} from "./content";
import { DESKTOP, expect, open, PHONE, test } from "./support";

const findProjectBar = (page: Page) => page.getByRole("search", { name: "Filtrar proyectos" });
const findRentalBar = (page: Page) => page.getByRole("search", { name: /^Filtrar viviendas/ });
const findTitles = (place: Locator) => place.getByRole("article").getByRole("heading");
const findCount = (bar: Locator) => bar.getByRole("status");

/** Expects just these projects on the landing page, and their number to be announced. */
async function expectProjects(page: Page, expected: readonly { title: string }[]) {
  await expect(findTitles(page.locator("#proyectos"))).toHaveText(
    expected.map(({ title }) => title),
  );
  await expect(findCount(findProjectBar(page))).toHaveText(
    `${expected.length} ${expected.length === 1 ? "proyecto" : "proyectos"}`,
  );
}

const withStatus = (wanted: string) => newestProjects.filter(({ status }) => status === wanted);

test("projects are filtered by status, type and place", async ({ page }) => {
  await open(page, "/");
  const bar = findProjectBar(page);
  await expectProjects(page, newestProjects);
  for (const [name, status] of [
    ["En construcción", "current"],
    ["Próximamente", "future"],
    ["Completados", "past"],
  ] as const) {
    await bar.getByRole("button", { name }).click();
    await expectProjects(page, withStatus(status));
    await expect(bar.locator("[aria-pressed='true']")).toHaveText(name);
  }
  await bar.getByRole("button", { name: "Todos" }).click();
  await expectProjects(page, newestProjects);
  await bar.getByRole("combobox", { name: "Operación" }).selectOption("Venta");
  const forSale = newestProjects.filter(({ type }) => type === "sale");
  await expectProjects(page, forSale);
  const place = nth(forSale).location;
  await bar.getByRole("combobox", { name: "Lugar" }).selectOption(place);
  await expectProjects(
    page,
    forSale.filter(({ location }) => location === place),
  );
});

test("rentals are filtered by price, rooms and area, from six on", async ({ page }) => {
  // Twice the rentals there are.
  const many = [...newestRentals, ...newestRentals];
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const { data } = await (await route.fetch()).json();
    if (data.newestRentals) {
      const nodes = [...data.newestRentals, ...data.newestRentals];
      data.newestRentals = nodes.map((node, index) => ({ ...node, jsonId: String(index) }));
      data.allRental.totalCount = nodes.length;
    }
    await route.fulfill({ json: { data } });
  });
  const [prices, rooms, areas] = rentalFilters(findRanges(many)).map(({ choices }) => choices);
  const [price, room, least] = [prices, rooms, areas].map((all) => nth(all ?? [], -1));
  if (!price || !room || !least) throw new Error("Nothing to choose");
  await open(page, rentalPath(nth(rentals)));
  await page.getByRole("navigation", { name: "Ruta de la página" }).getByText("Inicio").click();
  const bar = findRentalBar(page);
  const expectRentals = async (expected: typeof rentals) => {
    await expect(findTitles(page.locator("#alquiler"))).toHaveText(
      expected.map(({ title }) => title),
    );
    await expect(findCount(bar)).toHaveText(`${expected.length} viviendas`);
  };
  await expectRentals(many);
  await bar.getByRole("combobox", { name: "Precio" }).selectOption(price.label);
  const cheap = many.filter((rental) => rental.price <= Number(price.value));
  await expectRentals(cheap);
  await bar.getByRole("combobox", { name: "Dormitorios" }).selectOption(room.label);
  await expectRentals(cheap.filter(({ bedrooms }) => bedrooms >= Number(room.value)));
  await bar.getByRole("combobox", { name: "Dormitorios" }).selectOption("Dormitorios");
  await bar.getByRole("combobox", { name: "Superficie" }).selectOption(least.label);
  await expectRentals(cheap.filter(({ area }) => area >= Number(least.value)));
});

test("entries have filters from six on; fewer are shown whatever the address says", async ({
  page,
}) => {
  const areFew = rentals.length < MIN_FILTERED;
  for (const path of ["/?precio=1#alquiler", "/alquiler/?dormitorios=9"]) {
    await open(page, path);
    await expect(findRentalBar(page)).toHaveCount(areFew ? 0 : 1);
    for (const { title } of areFew ? rentals : []) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
  }
});

test("a shared address shows its filters, but for values that nothing offers", async ({ page }) => {
  await open(page, "/?estado=completados&operacion=venta&lugar=ninguno#proyectos");
  const expected = withStatus("past").filter(({ type }) => type === "sale");
  await expectProjects(page, expected);
  await expect(page.locator("#proyectos")).toBeInViewport();
});

test("filters are in the address, and kept by Back and by a reload", async ({ page }) => {
  await open(page, "/");
  await findProjectBar(page).getByRole("button", { name: "Completados" }).click();
  const select = findProjectBar(page).getByRole("combobox", { name: "Operación" });
  await select.selectOption("Venta");
  await expect(page).toHaveURL("/?estado=completados&operacion=venta#proyectos");
  const expected = withStatus("past").filter(({ type }) => type === "sale");
  await page.locator("#proyectos").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/proyecto\//);
  await page.goBack();
  await expectProjects(page, expected);
  await expect(select).toHaveValue("venta");
  await page.reload();
  await expectProjects(page, expected);
});

test("a button removes the filters whenever one is chosen, and moves nothing", async ({ page }) => {
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

test("filters add no entries to the history", async ({ page }) => {
  await open(page, "/alquiler/");
  await page.getByRole("navigation", { name: "Ruta de la página" }).getByText("Inicio").click();
  await expect(page).toHaveURL(/\/$/);
  await findProjectBar(page).getByRole("button", { name: "Completados" }).click();
  await findProjectBar(page).getByRole("button", { name: "Próximamente" }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/alquiler\/$/);
});

test("where filters leave nothing, a button removes them", async ({ page }) => {
  const query = createEmptyQuery(projectFilters(listPlaces(newestProjects)), newestProjects);
  await open(page, `/${query}`);
  const section = page.locator("#proyectos");
  await expect(section.getByText("Ningún proyecto cumple esos filtros.")).toBeVisible();
  await expect(findCount(findProjectBar(page))).toHaveText("0 proyectos");
  await section.getByRole("button", { name: "Quitar filtros" }).click();
  await expectProjects(page, newestProjects);
  await expect(page).toHaveURL(/\/#proyectos$/);
  await expect(findProjectBar(page).getByRole("button", { name: "Todos" })).toBeFocused();
});

test("filters work with the keyboard and keep the focus", async ({ page }) => {
  await open(page, "/");
  const chip = findProjectBar(page).getByRole("button", { name: "Próximamente" });
  await chip.focus();
  await page.keyboard.press("Enter");
  await expectProjects(page, withStatus("future"));
  await expect(chip).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(findProjectBar(page).getByRole("combobox", { name: "Operación" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectProjects(
    page,
    withStatus("future").filter(({ type }) => type === "rent"),
  );
});

test("with more than nine projects, the landing page shows the newest and leads to all", async ({
  page,
}) => {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const { data } = await (await route.fetch()).json();
    if (data.newestProjects) {
      const [model] = data.newestProjects;
      data.newestProjects = Array.from({ length: 9 }, (_, index) => ({
        ...model,
        jsonId: String(index + 32),
        status: index < 2 ? "past" : "current",
      }));
      data.allProject.totalCount = 40;
    }
    await route.fulfill({ json: { data } });
  });
  await open(page, projectPath(nth(projects)));
  await page.getByRole("banner").getByRole("link", { name: "Proyectos" }).click();
  const section = page.locator("#proyectos");
  await expect(section.getByRole("article")).toHaveCount(9);
  const count = findCount(findProjectBar(page));
  await expect(count).toHaveText("9 de los 9 más recientes");
  await findProjectBar(page).getByRole("button", { name: "Completados" }).click();
  await expect(count).toHaveText("2 de los 9 más recientes");
  await section.getByRole("link", { name: "Ver los 40 proyectos" }).click();
  await expect(page).toHaveURL(/\/proyectos\/\?estado=completados$/);
  await expect(page.getByRole("button", { pressed: true })).toHaveText("Completados");
});

for (const { path, entries, noun } of [
  { path: "/proyectos/", entries: projects, noun: "proyectos" },
  { path: "/alquiler/", entries: rentals, noun: "viviendas" },
]) {
  test(`${path} has all entries, ${PAGE_SIZE} a page`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    await expect(findTitles(main)).toHaveText(
      entries.slice(0, PAGE_SIZE).map(({ title }) => title),
    );
    const hasFilters = entries.length >= MIN_FILTERED;
    await expect(page.getByRole("search")).toHaveCount(hasFilters ? 1 : 0);
    if (hasFilters) {
      await expect(findCount(page.getByRole("search"))).toHaveText(`${entries.length} ${noun}`);
    }
    const pages = page.getByRole("navigation", { name: "Páginas" });
    await expect(pages).toHaveCount(entries.length > PAGE_SIZE ? 1 : 0);
  });
}

test("a list shows the filters of its address, and adds others", async ({ page }) => {
  await open(page, "/proyectos/?estado=proximamente");
  const future = projects.filter(({ status }) => status === "future");
  await expect(findTitles(page.getByRole("main"))).toHaveText(
    future.slice(0, PAGE_SIZE).map(({ title }) => title),
  );
  await page.getByRole("combobox", { name: "Operación" }).selectOption("Alquiler");
  await expect(page).toHaveURL(/\/proyectos\/\?estado=proximamente&operacion=alquiler$/);
  const toRent = future.filter(({ type }) => type === "rent");
  await expect(findTitles(page.getByRole("main"))).toHaveCount(toRent.length);
});

test.describe("a list of several pages", () => {
  const size = 24;
  const total = 2 * size + 2;
  // The data of each page are answered with many copies of one project.
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
    await expect(findTitles(page.getByRole("main"))).toHaveCount(size);
  });

  test("page links lead from page to page", async ({ page }) => {
    await expect(findCount(page.getByRole("search"))).toHaveText(`${total} proyectos`);
    const pages = page.getByRole("navigation", { name: "Páginas" });
    await pages.getByRole("link", { name: "Siguiente" }).click();
    await expect(page).toHaveURL(/\/proyectos\/pagina\/2\/$/);
    await expect(findTitles(page.getByRole("main")).first()).toHaveText("Promoción 25");
    await pages.getByRole("link", { name: "Página 3" }).click();
    await expect(findTitles(page.getByRole("main"))).toHaveText(["Promoción 49", "Promoción 50"]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("filters find entries of all pages", async ({ page }) => {
    await page.getByRole("button", { name: "Completados" }).click();
    await expect(findTitles(page.getByRole("main"))).toHaveText(
      [10, 20, 30, 40, 50].map((n) => `Promoción ${n}`),
    );
    await expect(findCount(page.getByRole("search"))).toHaveText("5 proyectos");
    await page.getByRole("button", { name: "Próximamente" }).click();
    await expect(findTitles(page.getByRole("main"))).toHaveCount(size);
    await page.getByRole("button", { name: "Mostrar más" }).click();
    await expect(findTitles(page.getByRole("main"))).toHaveCount(total - 5);
  });

  test.describe("of a failing server", () => {
    test.use({ tolerated: /^503 / });

    test("a failed request keeps what is shown, and is repeated on demand", async ({ page }) => {
      await page.getByRole("button", { name: "Próximamente" }).click();
      await expect(findTitles(page.getByRole("main"))).toHaveCount(size);
      const third = "**/page-data/proyectos/pagina/3/**";
      await page.route(third, (route) => route.fulfill({ status: 503 }));
      await page.getByRole("button", { name: "Mostrar más" }).click();
      await expect(page.getByRole("alert")).toHaveText(/^No se ha podido buscar/);
      await expect(findTitles(page.getByRole("main"))).toHaveCount(size);
      await expect(findCount(page.getByRole("search"))).toHaveText(`${total - 5} proyectos`);
      const again = page.getByRole("button", { name: "Volver a intentarlo" });
      await expect(again).toBeFocused();
      await page.unroute(third);
      await again.click();
      await expect(findTitles(page.getByRole("main"))).toHaveCount(total - 5);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
});
