import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { SAMPLE } from "../../__tests__/sampleContent";
import { type Develop, openUntilShown, test } from "./fixtures";

/* Lists that are longer than those of the sample content, which has two projects and two rentals. */

/** Adds an entry with the texts and the pictures of the first one. */
function addEntry({ file }: Develop, folder: string, name: string, id: string, fields: object) {
  const sample = JSON.parse(readFileSync(`${SAMPLE}/${folder}/1/${name}`, "utf8"));
  mkdirSync(file(`data/${folder}/${id}`));
  const text = JSON.stringify({ ...sample, id, ...fields }).replaceAll('"./', '"../1/');
  writeFileSync(file(`data/${folder}/${id}/${name}`), text);
}

const addRental = (develop: Develop, id: string, fields: object = {}) =>
  addEntry(develop, "rentals", "rental.json", id, { title: `Piso ${id}`, ...fields });

const findTitles = (page: Page) => page.getByRole("article").getByRole("heading");

test.beforeEach(async ({ page, develop }) => {
  develop.restore();
  // A change while Gatsby makes the first page of a template may be left until the next change.
  for (const path of ["/proyectos/", "/alquiler/"]) {
    await expect(async () => {
      await page.goto(develop.url + path, { waitUntil: "domcontentloaded" });
      // Those of the sample alone: what an earlier test has added is gone.
      await expect(findTitles(page)).toHaveCount(2, { timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
  }
});
test.afterAll(({ develop }) => develop.restore());

test("lists projects in their order, those without homes left last", async ({ page, develop }) => {
  addEntry(develop, "projects", "project.json", "10", { title: "Obra 10" });
  addEntry(develop, "projects", "project.json", "9", { title: "Obra 9" });
  addEntry(develop, "projects", "project.json", "jardin", { title: "Jardín", order: 1 });
  addEntry(develop, "projects", "project.json", "0", {
    title: "Vendida",
    status: "past",
    units: undefined,
    progress: undefined,
  });
  const links = findTitles(page).getByRole("link");
  await openUntilShown(
    page,
    `${develop.url}/proyectos/`,
    page.getByRole("link", { name: "Obra 10", exact: true }),
  );
  await expect(findTitles(page)).toHaveText([
    ...["Jardín", "Residencial Los Encinares", "Obra 9", "Obra 10"],
    ...["Vendida", "Villas de Monteverde"],
  ]);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    ...["/proyecto/jardin/", "/proyecto/1/", "/proyecto/9/", "/proyecto/10/"],
    ...["/proyecto/0/", "/proyecto/2/"],
  ]);
  await openUntilShown(
    page,
    `${develop.url}/proyecto/jardin/1-a/`,
    page.getByRole("heading", { level: 1, name: "1.º A" }),
  );
});

test("divides 49 rentals into pages, without filters", async ({ page, develop }) => {
  for (let id = 3; id <= 49; id += 1) addRental(develop, String(id));
  const url = `${develop.url}/alquiler/`;
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await openUntilShown(page, url, pages);
  await expect(findTitles(page)).toHaveCount(48);
  await expect(page.getByRole("search")).toHaveCount(0);
  await pages.getByRole("link", { name: "Siguiente" }).click();
  await expect(page).toHaveURL(`${url}pagina/2/`);
  await expect(findTitles(page)).toHaveText(["Piso 49"]);
  await pages.getByRole("link", { name: "Página 1" }).click();
  await expect(page).toHaveURL(url);
  await expect(findTitles(page)).toHaveCount(48);
});
