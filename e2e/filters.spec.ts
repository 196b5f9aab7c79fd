import type { Page } from "@playwright/test";
import {
  DESKTOP,
  describeVisibility,
  expect,
  expectReached,
  getRestingPosition,
  open,
  PHONE,
  scrollTo,
  test,
  waitForHydration,
} from "./fixtures";
import {
  facadePath,
  facadeUnits,
  getEntry,
  listedProjects,
  projectPath,
  projects,
  rentals,
} from "./siteContent";

/** Expects exactly these entries on a list, in this order. */
const expectList = (page: Page, titles: string[]) =>
  expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(titles);

const listTitles = (selected: readonly { title: string }[]) => selected.map(({ title }) => title);

const FINISHED = listTitles(listedProjects.filter(({ status }) => status === "past"));
const UNDER_WAY = listedProjects.filter(({ status }) => status === "current");
const FOR_SALE = listTitles(UNDER_WAY.filter(({ type }) => type === "sale"));
const building = getEntry(projects.filter((project) => projectPath(project) === facadePath));

test("filters are in the URL, and survive the link back, Back and a reload", async ({ page }) => {
  await open(page, "/proyectos/");
  const bar = page.getByRole("search", { name: "Filtrar proyectos" });
  await bar.getByRole("button", { name: "En construcción" }).click();
  const select = bar.getByRole("combobox", { name: "Operación" });
  await select.selectOption("Venta");
  await expect(page).toHaveURL("/proyectos/?estado=en-construccion&operacion=venta");
  await page.getByRole("link", { name: building.title, exact: true }).click();
  await expect(page).toHaveURL(facadePath);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  await expect(page).toHaveURL("/proyectos/?estado=en-construccion&operacion=venta#proyecto-1");
  await expectList(page, FOR_SALE);
  await page.goBack();
  await expect(page).toHaveURL(facadePath);
  await page.goBack();
  await expectList(page, FOR_SALE);
  await expect(select).toHaveValue("venta");
  await page.reload();
  await expectList(page, FOR_SALE);
  await expect(select).toHaveValue("venta");
});

test("a filter leaves scroll position and focus, and is not announced as a page", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/proyectos/");
  const chip = page.getByRole("button", { name: "Completados" });
  await chip.focus();
  await scrollTo(page, 150);
  // A click by Playwright would scroll in Firefox.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/proyectos/?estado=completados");
  await expectList(page, FINISHED);
  await expect(chip).toBeFocused();
  expect(await getRestingPosition(page)).toBe(150);
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  // Without scrolling, as Playwright would.
  const title = FINISHED[0] ?? "";
  const link = page.getByRole("link", { name: title, exact: true });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Página: ${title}`);
  await page.goBack();
  await expectList(page, FINISHED);
  await expect.poll(() => getRestingPosition(page)).toBe(150);
});

test("Back to an entry of the same list shows what its address says", { tag: "@chromium" }, async ({
  page,
}) => {
  await open(page, "/proyectos/");
  await page.getByRole("button", { name: "Completados" }).click();
  await page.getByRole("link", { name: "Saltar al contenido" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "En construcción" }).click();
  await expect(page).toHaveURL("/proyectos/?estado=en-construccion");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/proyectos/?estado=completados");
  await expectList(page, FINISHED);
});

test("a filter of the landing page leads to the list, and Back to its place", {
  tag: "@chromium",
}, async ({ page }) => {
  await open(page, "/");
  const link = page.locator("#proyectos").getByRole("link", { name: "Completados" });
  await link.scrollIntoViewIfNeeded();
  const top = await getRestingPosition(page);
  await link.click();
  await expect(page).toHaveURL("/proyectos/?estado=completados");
  await expectList(page, FINISHED);
  await expect.poll(() => getRestingPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => getRestingPosition(page)).toBeCloseTo(top, 0);
});

test("an address with a filter and a fragment leads to what the fragment names", {
  tag: "@chromium",
}, async ({ page }) => {
  await open(page, "/?estado=completados#contacto");
  await expectReached(page, "contacto");
  const { id } = getEntry(
    listedProjects.filter(({ status }) => status === "past"),
    -1,
  );
  await open(page, `/proyectos/?estado=completados#proyecto-${id}`);
  await expectList(page, FINISHED);
  const title = page.locator(`#proyecto-${id} h3`);
  await expect.poll(() => describeVisibility(page, title)).toBe("in view");
});

test("the number of homes that fit the filters leads to them", { tag: "@chromium" }, async ({
  page,
}) => {
  const prices = facadeUnits
    .filter(({ status }) => status === "available")
    .map(({ price }) => price);
  const dearest = Math.max(...prices.map((price) => price ?? 0));
  await open(page, "/proyectos/");
  const select = page.getByRole("search").getByRole("combobox", { name: "Precio sin IVA" });
  const limits = await select
    .locator("option")
    .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => Number(value)));
  const limit = Math.max(...limits.filter((one) => one < dearest));
  await select.selectOption(String(limit));
  const fitting = prices.filter((price) => price && price <= limit).length;
  const from = page.url();
  const link = page.getByRole("link", { name: `así en ${building.title}` });
  await expect(link).toHaveText(RegExp(`^${fitting}.vivienda`));
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  const found = await titles.allInnerTexts();
  await link.click();
  await expect(page).toHaveURL(`${facadePath}#elige-tu-ventana`);
  await expectReached(page, "elige-tu-ventana");
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expectList(page, found);
});

test("the button that clears filters appears without shifting anything", {
  tag: "@chromium",
}, async ({ page }) => {
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
        const { fontFamily, fontSize, fontWeight, paddingLeft, paddingRight } =
          getComputedStyle(select);
        const font = { fontFamily, fontSize, fontWeight };
        const words = document.createElement("span");
        words.textContent = select.selectedOptions[0]?.text ?? "";
        Object.assign(words.style, { position: "absolute", whiteSpace: "nowrap", ...font });
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

test("the lists have their entries in order", { tag: "@chromium" }, async ({ page }) => {
  await page.goto("/proyectos/");
  await expectList(page, listTitles(listedProjects));
  await page.goto("/alquiler/");
  await expectList(page, listTitles(rentals));
  // Few need no filters.
  await expect(page.getByRole("search")).toHaveCount(rentals.length < 6 ? 0 : 1);
});
