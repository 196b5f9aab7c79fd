import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { SAMPLE } from "../../__tests__/sampleContent";
import { type Develop, openUntilShown, test } from "./fixtures";

const RENTAL = "data/rentals/1/rental.json";

const original = readFileSync(`${SAMPLE}/rentals/1/rental.json`, "utf8");
const withPrice = (price: string) => original.replace('"price": 2500', `"price": ${price}`);
const write = (develop: Develop, text: string) => writeFileSync(develop.file(RENTAL), text);

/** What is shown over the page. */
const overlay = (page: Page) => page.locator("#content-issues");

/** The price beside the title. */
const findPrice = (page: Page, text: string) => page.locator("dd", { hasText: text });

/** Opens the rental in its original state. */
const openRental = (page: Page, { url }: Develop) =>
  openUntilShown(page, `${url}/alquiler/1/`, findPrice(page, "2.500 €"));

const openLanding = (page: Page, { url }: Develop) =>
  openUntilShown(page, `${url}/`, page.getByRole("heading", { level: 1 }));

test.beforeEach(({ develop }) => develop.restore());
test.afterAll(({ develop }) => develop.restore());

test("shows an error on the page and in the terminal until fixed", async ({ page, develop }) => {
  await openRental(page, develop);
  write(develop, "{");
  const syntax = "no es JSON válido: falta una llave de cierre";
  await expect(overlay(page)).toContainText(syntax);
  expect(await overlay(page).innerText()).toMatch(
    /^Hay fallos en el contenido\n.*Esto se cierra solo en cuanto se corrigen; .*$/s,
  );
  await expect.poll(develop.output).toContain(syntax);
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toBeHidden();
  await openLanding(page, develop);
  const message = /rental\.json:6:12 {2}price {2}se esperaba un número .*; hay "dosmil/;
  write(develop, withPrice(JSON.stringify("dosmil".repeat(100))));
  await expect(overlay(page)).toContainText(message);
  await page.setViewportSize({ width: 390, height: 700 });
  const isWrapped = (panel: HTMLElement) => panel.scrollWidth <= 390;
  expect(await overlay(page).evaluate(isWrapped)).toBe(true);
  await expect.poll(develop.output).toMatch(message);
  write(develop, withPrice("3000"));
  await expect(overlay(page)).toHaveCount(0);
  await openUntilShown(page, `${develop.url}/alquiler/1/`, findPrice(page, "3.000 €"));
});

test("goes on after a slip in an id, and in a file that has only begun", async ({
  page,
  develop,
}) => {
  await openRental(page, develop);
  for (const id of ['"id": {},', '"id": "../2",']) {
    write(develop, original.replace('"id": "1",', id));
    await expect(overlay(page)).toContainText("  id  se esperaba");
    write(develop, original);
    await expect(overlay(page)).toHaveCount(0);
  }
  for (const text of ["{}", '{ "units": [null], "gallery": 1 }']) {
    mkdirSync(develop.file("data/projects/nuevo"), { recursive: true });
    writeFileSync(develop.file("data/projects/nuevo/project.json"), text);
    await expect(overlay(page)).toContainText("nuevo/project.json");
    await expect(overlay(page)).toContainText("id  falta");
    rmSync(develop.file("data/projects/nuevo"), { recursive: true });
    await expect(overlay(page)).toHaveCount(0);
  }
  await openRental(page, develop);
});

test("sees every save by an editor that replaces the file", async ({ page, develop }) => {
  await openRental(page, develop);
  for (const text of ["{", withPrice("3100"), "{", withPrice("3200")]) {
    writeFileSync(develop.file(`${RENTAL}~`), text);
    renameSync(develop.file(`${RENTAL}~`), develop.file(RENTAL));
    await expect(overlay(page)).toHaveCount(text === "{" ? 1 : 0);
  }
  await expect(findPrice(page, "3.200 €")).toBeVisible();
});

test("recovers from a missing picture and a corrupt one", async ({ page, develop }) => {
  const picture = "data/rentals/2/2.jpg";
  const bytes = readFileSync(develop.file(picture));
  await openLanding(page, develop);
  rmSync(develop.file(picture));
  await expect(overlay(page)).toContainText("gallery.1.image  se esperaba una imagen que exista");
  await page.goto(`${develop.url}/alquiler/2/`);
  await expect(overlay(page)).toContainText("gallery.1.image  se esperaba una imagen que exista");
  writeFileSync(develop.file(picture), "Esto es un texto.");
  await expect(overlay(page)).toContainText("gallery.1.image  se esperaba una imagen; no lo es");
  await page.reload();
  await expect(overlay(page)).toContainText("gallery.1.image  se esperaba una imagen; no lo es");
  writeFileSync(develop.file(picture), bytes);
  await expect(overlay(page)).toHaveCount(0);
  const shown = page.getByRole("img", { name: /./ }).first();
  await expect(shown).toBeVisible();
});
