import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SAMPLE } from "../../__tests__/plugins/gatsby-plugin-content/contentCopy";
import { publishEditor } from "../../plugins/gatsby-plugin-content-editor/publish";
import { installEditor } from "./server";

const original = readFileSync(`${SAMPLE}/rentals/1/rental.json`, "utf8");

/** The files of Decap's test backend. */
declare const repoFiles: { data: { rentals: Record<string, Record<string, { content: string }>> } };

test("the published form writes valid content, and knows saved ids", async ({ page }, info) => {
  installEditor();
  const root = info.outputPath("site");
  mkdirSync(root, { recursive: true });
  symlinkSync(path.resolve("editor"), path.join(root, "editor"));
  symlinkSync(path.resolve(SAMPLE), path.join(root, "data"));
  await publishEditor(root, '{"name":"test-repo"}', "");
  await page.route("https://firma.example/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace(/\/$/, "/index.html");
    return route.fulfill({ path: path.join(root, "public", name) });
  });
  await page.addInitScript((text) => {
    // This backend also takes every file for a picture.
    const picture = { path: "rental.json", fileObj: new File([text], "rental.json") };
    const rentals = { 1: { "rental.json": { content: Object.assign(new String(text), picture) } } };
    Object.assign(window, { repoFiles: { data: { rentals }, "data/rentals": rentals } });
  }, original);
  await page.goto("https://firma.example/admin/");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.getByRole("link", { name: "Alquileres" }).click();
  await page.getByRole("link", { name: JSON.parse(original).title }).click();
  const save = async () => {
    await page.getByText("Guardar", { exact: true }).click();
    await page.getByRole("menuitem", { name: "Guardar", exact: true }).click();
  };
  const price = page.getByLabel("Precio mensual");
  await price.fill("tres");
  await save();
  await expect(page.locator("#problems")).toContainText("Precio mensual: escribe un número");
  await price.fill("2.650");
  await page.getByLabel("En una frase").fill("");
  await save();
  await expect(page.getByText("Sin cambios por guardar")).toBeVisible();
  await expect(page.locator("#problems")).toBeHidden();
  const { summary: _summary, ...others } = JSON.parse(original);
  const text = await page.evaluate(() => repoFiles.data.rentals["1"]?.["rental.json"]?.content);
  expect(text).toBe(`${JSON.stringify({ ...others, price: 2650 }, null, 2)}\n`);

  await page.getByText("← Alquileres").click();
  await page.getByRole("link", { name: "Servicios" }).click();
  await page.getByText("＋ Servicio").click();
  await page.getByLabel("Nombre").fill("Comercialización");
  await page.getByLabel("Resumen").focus();
  await expect(page.getByLabel("Identificador")).toHaveValue("comercializacion-2");
});
