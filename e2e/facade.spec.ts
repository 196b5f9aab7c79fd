import type { Locator, Page } from "@playwright/test";
import {
  describeVisibility,
  expect,
  expectReached,
  getRestingPosition,
  open,
  PHONE,
  test,
} from "./fixtures";
import { facadePath, facadeUnits, getEntry, projectPath, projects } from "./siteContent";

const ANCHOR = "elige-tu-ventana";

const findFacade = (page: Page) => page.locator(`#${ANCHOR}`);
const findWindows = (page: Page) => findFacade(page).getByRole("link", { name: /, disponible/ });
const findContents = (page: Page) => page.getByRole("navigation", { name: "En esta página" });

/** Whether an element is below another one that covers the top of the page. */
async function expectBelow(target: Locator, cover: Locator) {
  const isClear = async () => {
    const [box, above] = [await target.boundingBox(), await cover.boundingBox()];
    return box && above && box.y >= above.y + above.height;
  };
  await expect.poll(isClear).toBe(true);
}

/** Grows the facade of a page without scripts to twelve floors of twelve doors. */
const growFacade = () => {
  const facade = document.querySelector<HTMLElement>("#elige-tu-ventana ol");
  const floor = facade?.querySelector("li:last-of-type:has(> ol)");
  const doors = floor?.querySelector("ol");
  if (!facade || !floor || !doors) throw new Error("no facade");
  facade.dataset.crowded = "true";
  facade.style.setProperty("--left", "6");
  facade.style.setProperty("--right", "6");
  const windows = [...doors.children].filter((one) => one.querySelector("[data-status]"));
  doors.replaceChildren(
    ...Array.from({ length: 12 }, (_, index) => {
      const door = windows[index % windows.length]?.cloneNode(true) as HTMLElement;
      door.style.gridColumn = String(index < 6 ? index + 1 : index + 2);
      return door;
    }),
  );
  facade.replaceChildren(...Array.from({ length: 12 }, () => floor.cloneNode(true)));
};

test("a window leads to its home, and Back to the window", async ({ page }) => {
  await open(page, facadePath);
  const window = findWindows(page).last();
  await window.focus();
  const name = (await window.innerText()).split("\n").at(-1)?.split(",")[0] ?? "none";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(facadePath);
  await expect(window).toBeInViewport({ ratio: 1 });
});

test("all of a row leads to its home, whose link leads back", { tag: "@chromium" }, async ({
  page,
}) => {
  const withoutFacade = projects.filter(({ units = [] }) =>
    units.some(({ status, floor }) => status === "available" && floor === undefined),
  );
  const path = projectPath(getEntry(withoutFacade));
  await open(page, path);
  const row = page.locator("#viviendas tbody tr[data-status=available]").last();
  const name = await row.getByRole("rowheader").innerText();
  // The row's link covers it.
  await row.getByRole("cell").nth(1).click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.locator(`main a[href^="${path}#vivienda-"]`).first().click();
  await expect(page).toHaveURL(/#vivienda-/);
  const reached = page.locator(`tr[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(reached.getByRole("rowheader")).toHaveText(name);
  await expect.poll(() => describeVisibility(page, reached)).toBe("in view");
  await expectBelow(reached, findContents(page));
});

test.describe("without scripts", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the table shows available homes only, on request", async ({ page }) => {
    await page.goto(facadePath);
    const rows = page.locator("#viviendas tbody tr");
    const available = facadeUnits.filter(({ status }) => status === "available");
    await expect(rows.filter({ visible: true })).toHaveCount(facadeUnits.length);
    const choice = page.getByRole("checkbox", { name: "Solo disponibles" });
    await choice.focus();
    await page.keyboard.press("Space");
    await expect(rows.filter({ visible: true })).toHaveCount(available.length);
  });
});

test("the table says what is gone to screen readers too, where it has no column for that", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(facadePath);
  const gone = page.getByRole("row", { name: /(?:Reservada|Vendida)$/ });
  const isGone = ({ status }: (typeof facadeUnits)[number]) => status !== "available";
  await expect(gone).toHaveCount(facadeUnits.filter(isGone).length);
});

test("Back finds the table of available homes as it was left, at the same place", async ({
  page,
}) => {
  await open(page, facadePath);
  await page.getByRole("checkbox", { name: "Solo disponibles" }).check();
  await page.getByRole("main").getByRole("list").last().scrollIntoViewIfNeeded();
  const top = await getRestingPosition(page);
  // Without scrolling, as Playwright would.
  const other = page.getByRole("main").getByRole("list").last().getByRole("link").last();
  await other.evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(facadePath);
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "Solo disponibles" })).toBeChecked();
  await expect.poll(() => getRestingPosition(page)).toBeCloseTo(top, 0);
});

test("all homes are printed, and the facade is not", { tag: "@chromium" }, async ({ page }) => {
  await page.goto(facadePath);
  await page.getByRole("checkbox", { name: "Solo disponibles" }).check();
  await page.emulateMedia({ media: "print" });
  const rows = page.locator("#viviendas tbody tr").filter({ visible: true });
  await expect(rows).toHaveCount(facadeUnits.length);
  await expect(findFacade(page)).toBeHidden();
  await expect(findContents(page)).toBeHidden();
});

test.describe("a large building", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("scrolls within a phone's page", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(facadePath);
    await page.evaluate(growFacade);
    const read = () =>
      page.evaluate(() => {
        const facade = document.querySelector("#elige-tu-ventana ol");
        return [
          document.documentElement.scrollWidth,
          (facade?.scrollWidth ?? 0) > (facade?.clientWidth ?? 0),
        ];
      });
    expect(await read()).toEqual([320, true]);
  });
});

test("windows differ by more than colour in forced colours", { tag: "@chromium" }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(facadePath);
  const look = (status: string) =>
    findFacade(page)
      .locator(`ol [data-status=${status}]`)
      .first()
      .evaluate((element) => {
        const letter = element.querySelector("b") ?? element;
        return [getComputedStyle(element).borderWidth, getComputedStyle(letter).textDecorationLine];
      });
  expect(await look("available")).toEqual(["3px", "none"]);
  expect(await look("reserved")).toEqual(["1px", "none"]);
  expect(await look("sold")).toEqual(["1px", "line-through"]);
});

for (const viewport of [{ width: 1024, height: 768 }, PHONE]) {
  test(`at ${viewport.width} px, the row of links stays below the header, and covers no heading`, {
    tag: viewport === PHONE ? [] : "@chromium",
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, facadePath);
    const contents = findContents(page);
    for (const link of await contents.getByRole("listitem").getByRole("link").all()) {
      await link.click();
      const anchor = ((await link.getAttribute("href")) ?? "").slice(1);
      await expectReached(page, anchor);
      await expectBelow(page.locator(`#${anchor} h2`).first(), contents);
      await expect(contents).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the row of links is pushed sideways on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, facadePath);
  const last = findContents(page).getByRole("listitem").getByRole("link").last();
  await findContents(page).scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
