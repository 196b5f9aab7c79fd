import type { Locator, Page } from "@playwright/test";
import { listPlaces, projectFilters } from "../src/utils/projectFilters";
import { findRanges, rentalFilters } from "../src/utils/rentalFilters";
import { nth, newestProjects as projects, newestRentals as rentals } from "./content";
import { emptySearch } from "./filters";
import { projectPath } from "./paths";
import { expect, open, test } from "./support";

const projectBar = (page: Page) => page.getByRole("search", { name: "Filtrar proyectos" });
const rentalBar = (page: Page) => page.getByRole("search", { name: /^Filtrar viviendas/ });
const section = (page: Page) => page.locator("#proyectos");

/** Expects just these entries, counted aloud. */
async function expectShown(
  place: Locator,
  bar: Locator,
  expected: readonly { title: string }[],
  [one, many]: [string, string] = ["proyecto", "proyectos"],
) {
  const titles = place.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText(expected.map(({ title }) => title));
  await expect(bar.getByRole("status")).toHaveText(
    `${expected.length} ${expected.length === 1 ? one : many}`,
  );
}

const ofStatus = (wanted: string) => projects.filter(({ status }) => status === wanted);

test("each chip leaves the projects of its status, and says how many", async ({ page }) => {
  await open(page, "/");
  const bar = projectBar(page);
  await expectShown(section(page), bar, projects);
  for (const [name, status] of [
    ["En construcción", "current"],
    ["Próximamente", "future"],
    ["Completados", "past"],
  ] as const) {
    await bar.getByRole("button", { name }).click();
    await expectShown(section(page), bar, ofStatus(status));
    await expect(bar.locator("[aria-pressed='true']")).toHaveText(name);
  }
  await bar.getByRole("button", { name: "Todos" }).click();
  await expectShown(section(page), bar, projects);
});

test("projects are narrowed down by type and place as well", async ({ page }) => {
  await open(page, "/");
  const bar = projectBar(page);
  await bar.getByRole("combobox", { name: "Operación" }).selectOption("Venta");
  const forSale = projects.filter(({ type }) => type === "sale");
  await expectShown(section(page), bar, forSale);
  const place = nth(forSale).location;
  await bar.getByRole("combobox", { name: "Lugar" }).selectOption(place);
  await expectShown(
    section(page),
    bar,
    forSale.filter(({ location }) => location === place),
  );
});

const [prices, rooms, areas] = rentalFilters(findRanges(rentals)).map(({ choices }) => choices);
const price = nth(prices ?? [], -1);

test("rentals are narrowed down by price, rooms and area", async ({ page }) => {
  const [room, least] = [nth(rooms ?? [], -1), nth(areas ?? [], -1)];
  await open(page, "/");
  const bar = rentalBar(page);
  const expectRentals = (expected: typeof rentals) =>
    expectShown(page.locator("#alquiler"), bar, expected, ["vivienda", "viviendas"]);
  await expectRentals(rentals);
  await bar.getByRole("combobox", { name: "Precio" }).selectOption(price.label);
  const cheap = rentals.filter((rental) => rental.price <= Number(price.value));
  await expectRentals(cheap);
  await bar.getByRole("combobox", { name: "Dormitorios" }).selectOption(room.label);
  await expectRentals(cheap.filter(({ bedrooms }) => bedrooms >= Number(room.value)));
  await bar.getByRole("combobox", { name: "Dormitorios" }).selectOption("Dormitorios");
  await bar.getByRole("combobox", { name: "Superficie" }).selectOption(least.label);
  await expectRentals(cheap.filter(({ area }) => area >= Number(least.value)));
});

test("a shared address shows its choice at first sight", async ({ page }) => {
  await open(page, `/?estado=completados&operacion=venta&precio=${price.value}#proyectos`);
  const expected = ofStatus("past").filter(({ type }) => type === "sale");
  await expectShown(section(page), projectBar(page), expected);
  await expect(rentalBar(page).getByRole("combobox", { name: "Precio" })).toHaveValue(price.value);
  await expect(section(page)).toBeInViewport();
});

test("what an address asks for and nothing offers is no choice", async ({ page }) => {
  await open(page, "/?estado=vendidos&lugar=ninguno");
  await expectShown(section(page), projectBar(page), projects);
});

test("the choice is in the address, and there again on the way back", async ({ page }) => {
  await open(page, "/");
  await projectBar(page).getByRole("button", { name: "Completados" }).click();
  await rentalBar(page).getByRole("combobox", { name: "Precio" }).selectOption(price.value);
  await expect(page).toHaveURL(`/?estado=completados&precio=${price.value}#alquiler`);
  await section(page).getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/proyecto\//);
  await page.goBack();
  await expectShown(section(page), projectBar(page), ofStatus("past"));
  await expect(rentalBar(page).getByRole("combobox", { name: "Precio" })).toHaveValue(price.value);
  await page.reload();
  await expectShown(section(page), projectBar(page), ofStatus("past"));
});

test("a choice is no step of its own on the way back", async ({ page }) => {
  await open(page, "/alquiler/");
  await page.getByRole("navigation", { name: "Ruta de la página" }).getByText("Inicio").click();
  await expect(page).toHaveURL(/\/$/);
  await projectBar(page).getByRole("button", { name: "Completados" }).click();
  await projectBar(page).getByRole("button", { name: "Próximamente" }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/alquiler\/$/);
});

test("where nothing is left a button takes the filters back", async ({ page }) => {
  await open(page, `/${emptySearch(projectFilters(listPlaces(projects)), projects)}`);
  await expect(section(page).getByText("Ningún proyecto cumple esos filtros.")).toBeVisible();
  await expect(projectBar(page).getByRole("status")).toHaveText("0 proyectos");
  await section(page).getByRole("button", { name: "Quitar filtros" }).click();
  await expectShown(section(page), projectBar(page), projects);
  await expect(page).toHaveURL(/\/#proyectos$/);
  await expect(projectBar(page).getByRole("button", { name: "Todos" })).toBeFocused();
});

test("works from the keyboard, the focus staying on the chip", async ({ page }) => {
  await open(page, "/");
  const chip = projectBar(page).getByRole("button", { name: "Próximamente" });
  await chip.focus();
  await page.keyboard.press("Enter");
  await expectShown(section(page), projectBar(page), ofStatus("future"));
  await expect(chip).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(projectBar(page).getByRole("combobox", { name: "Operación" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectShown(
    section(page),
    projectBar(page),
    ofStatus("future").filter(({ type }) => type === "rent"),
  );
});

test.describe("by touch", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("works with taps", async ({ page }) => {
    await open(page, "/");
    await projectBar(page).getByRole("button", { name: "Completados" }).tap();
    await expectShown(section(page), projectBar(page), ofStatus("past"));
  });
});

test("past nine the newest are shown, and the way to all of them", async ({ page }) => {
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
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  await expect(section(page).getByRole("article")).toHaveCount(9);
  const count = projectBar(page).getByRole("status");
  await expect(count).toHaveText("9 de los 9 más recientes");
  await projectBar(page).getByRole("button", { name: "Completados" }).click();
  await expect(count).toHaveText("2 de los 9 más recientes");
  await section(page).getByRole("link", { name: "Ver los 40 proyectos" }).click();
  await expect(page).toHaveURL(/\/proyectos\/\?estado=completados$/);
  await expect(page.getByRole("button", { pressed: true })).toHaveText("Completados");
});
