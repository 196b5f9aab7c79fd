import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SAMPLE } from "../../__tests__/sampleContent";
import { publishEditor } from "../../plugins/gatsby-plugin-content-editor/publishedEditor";
import { installEditor } from "./fixtures";

const original = readFileSync(`${SAMPLE}/rentals/1/rental.json`, "utf8");

/** The files of Decap's test backend. */
declare const repoFiles: { data: { rentals: Record<string, Record<string, { content: string }>> } };

test("the published form writes valid content, without the check", async ({ page }, info) => {
  installEditor();
  const root = info.outputPath("site");
  mkdirSync(root, { recursive: true });
  symlinkSync(path.resolve("editor"), path.join(root, "editor"));
  await publishEditor(root, '{"name":"test-repo"}');
  await page.route("https://firma.example/**", (route) => {
    // Below a path prefix.
    const name = new URL(route.request().url()).pathname.replace(/^\/web/, "");
    return route.fulfill({ path: path.join(root, "public", name.replace(/\/$/, "/index.html")) });
  });
  await page.addInitScript((text) => {
    // This backend also takes every file for a picture.
    const picture = { path: "rental.json", fileObj: new File([text], "rental.json") };
    const rentals = { 1: { "rental.json": { content: Object.assign(new String(text), picture) } } };
    Object.assign(window, { repoFiles: { data: { rentals }, "data/rentals": rentals } });
  }, original);
  await page.goto("https://firma.example/web/admin/");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.getByRole("link", { name: "Alquileres" }).click();
  await page.getByRole("link", { name: JSON.parse(original).title }).click();
  const save = async () => {
    await page.getByText("Guardar", { exact: true }).click();
    await page.getByRole("menuitem", { name: "Guardar", exact: true }).click();
  };
  const price = page.getByLabel("Precio mensual");
  await price.fill("2.650");
  await save();
  const message = "Precio mensual: se esperaba un número entero, sin puntos, como 2500.";
  await expect(page.getByText(message)).toBeVisible();
  await price.press("ControlOrMeta+a");
  await price.pressSequentially("2650");
  await page.getByLabel("En una frase").fill("");
  await save();
  await expect(page.getByText("Sin cambios por guardar")).toBeVisible();
  const { summary: _summary, ...others } = JSON.parse(original);
  const text = await page.evaluate(() => repoFiles.data.rentals["1"]?.["rental.json"]?.content);
  expect(text).toBe(`${JSON.stringify({ ...others, price: 2650 }, null, 2)}\n`);
});
