import type { APIRequestContext, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { DESKTOP, describeVisibility, expect, open, PHONE, test } from "./fixtures";
import {
  euros,
  facadePath,
  getEntry,
  projectPath,
  projects,
  site,
  soldUnit as sold,
  freeUnit as unit,
  units,
} from "./siteContent";

const building = getEntry(projects.filter((project) => projectPath(project) === facadePath));

const findSlider = (page: Page, name: string) => page.getByRole("slider", { name });
const findSavings = (page: Page) =>
  page.getByRole("heading", { name: "Ahorros que necesitas" }).locator("..");

test.use({ viewport: DESKTOP });

test("opens with its window on the building, its name, its price and the row of links", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto(unit.path);
  const name = page.getByRole("heading", { level: 1 });
  await expect(name).toHaveText(unit.name);
  for (const part of [
    name,
    page.locator("[aria-current=page]").filter({ hasText: unit.name }),
    page.getByRole("link", { name: /^Preguntar por/ }),
    page.getByRole("navigation", { name: "En esta página" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("shows its name and its price on a phone's first screen, above the contact bar", {
  tag: "@chromium",
}, async ({ page }) => {
  // The least that is left by the bars of a browser.
  await page.setViewportSize({ ...PHONE, height: 664 });
  await page.goto(unit.path);
  const bar = await page.getByRole("link", { name: "Preguntar", exact: true }).last().boundingBox();
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page
      .getByRole("main")
      .getByText(euros(unit.price ?? 0))
      .first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});

test("leads back to its window, which is in view", async ({ page }) => {
  await open(page, unit.path);
  await page.getByRole("main").getByRole("link", { name: building.title }).click();
  await expect(page).toHaveURL(new RegExp(`${facadePath}#ventana-`));
  const window = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect.poll(() => describeVisibility(page, window)).toBe("in view");
});

test("its row of links leads to headings clear of the row", { tag: "@chromium" }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, unit.path);
  const row = page.getByRole("navigation", { name: "En esta página" });
  for (const link of await row.getByRole("link").filter({ visible: true }).all()) {
    await link.click();
    const section = page.locator(`${await link.getAttribute("href")}`);
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const getTop = async () => (await section.boundingBox())?.y;
    await expect.poll(getTop).toBeGreaterThanOrEqual(y + height);
    expect(await getTop()).toBeLessThan(y + height + 50);
  }
});

test("sliders change the savings and the instalment, by key too", async ({ page }) => {
  await open(page, unit.path);
  const savings = findSavings(page);
  const before = await savings.innerText();
  const loan = findSlider(page, "Hipoteca");
  await loan.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(savings).not.toHaveText(before);
  // The page's own figure can be reached again.
  await page.keyboard.press("End");
  await expect.poll(() => savings.innerText()).toBe(before);
  const status = page.getByRole("status").filter({ hasText: "al mes" });
  const instalment = await status.innerText();
  await findSlider(page, "Plazo").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(status).not.toHaveText(instalment);
});

test.describe("without scripts", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("all figures stand, and no slider", async ({ page }) => {
    await page.goto(unit.path);
    await expect(findSavings(page)).toContainText("los pone la hipoteca");
    await expect(findSlider(page, "Hipoteca")).toBeHidden();
    await expect(page.getByRole("table", { name: "Pagos" })).toBeVisible();
  });
});

test("is no wider than a small phone, nor than a phone with large text", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    for (const { path } of [unit, sold]) {
      await page.goto(path);
      if (width === 390) {
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test("is no taller than it needs to be", { tag: "@chromium" }, async ({ page }) => {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(unit.path);
  expect(await measure()).toBeLessThan(6000);
  await page.setViewportSize(PHONE);
  expect(await measure()).toBeLessThan(7500);
});

test("is printed with its costs, and without its building and form", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto(unit.path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Pagos" })).toBeVisible();
  await expect(page.getByText("Ahorros que necesitas")).toBeVisible();
  await expect(page.locator("[aria-current=page]").first()).toBeHidden();
  await expect(page.locator("form")).toBeHidden();
});

/** Reads a page's text, of which a cell or paragraph is a part, and its HTML. */
async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const body = html.slice(html.indexOf("<body")).replaceAll(/<script.*?<\/script>/gs, "");
  const text = body.replaceAll(/<[^>]+>/g, "|");
  return { html: html.replaceAll("\u00A0", " "), text: text.replaceAll("\u00A0", " ") };
}

test("the figures of every home agree on facade, table, page, in structured data and the dossier", {
  tag: "@chromium",
}, async ({ request }) => {
  const priced = projects.filter(
    ({ type, units = [] }) => type === "sale" && units.some(({ price }) => price),
  );
  expect(priced).not.toEqual([]);
  for (const { id } of priced) {
    const project = await readPage(request, `/proyecto/${id}/`);
    const [dossier = ""] = /\/dossier\/[^"]+\.pdf/.exec(project.html) ?? [];
    const bytes = await (await request.get(dossier)).body();
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text: printed } = await extractText(pdf, { mergePages: true });
    for (const { path, name, price, status } of units) {
      if (!price || !path.startsWith(`/proyecto/${id}/`)) continue;
      const withTax = euros(Math.round(price * (1 + site.purchase.vat / 100)));
      const [row = ""] = new RegExp(`<tr[^>]*>(?=[^/]*"${path}").*?</tr>`).exec(project.html) ?? [];
      const cells = ["price", "fullPrice"].map(
        (column) => new RegExp(`"${column}">(?:<span[^>]*>)?([^<]+)`).exec(row)?.[1],
      );
      expect([path, ...cells]).toEqual([path, euros(price), withTax]);
      expect(printed.replaceAll("\u00A0", " ")).toMatch(
        new RegExp(`\n${name} [^\n€]* ${euros(price)} `),
      );
      const { html, text } = await readPage(request, path);
      const isSold = status === "sold";
      expect(html.match(/"price":\d+/g) ?? []).toEqual(
        isSold ? [] : Array(2).fill(`"price":${price}`),
      );
      expect(text.includes(`|${euros(price)} + IVA|`), path).toBe(!isSold);
      expect(text.includes(`${withTax} con IVA|`), path).toBe(!isSold);
      if (status !== "available" || !path.startsWith(facadePath)) continue;
      for (const facade of [project.text, text])
        expect(facade).toContain(`|${name}, disponible, ${euros(price)} + IVA|`);
    }
  }
});
