import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { flatPicture, SAMPLE } from "../../__tests__/plugins/gatsby-plugin-content/contentCopy";
import { validateContent } from "../../plugins/gatsby-plugin-content/validateContent";
import { type Develop, openUntilShown, test } from "./server";

const RENTAL = "data/rentals/1/rental.json";
const NEW = "data/projects/villas-nuevas";

const original = readFileSync(`${SAMPLE}/rentals/1/rental.json`, "utf8");

test.beforeEach(({ develop }) => develop.restore());
test.afterAll(({ develop }) => develop.restore());

/** Opens the form, which needs no login. */
const openEditor = (page: Page, { url }: Develop, place = "") => page.goto(`${url}/admin/${place}`);

const FORM = "#/collections/rentals/entries/1/rental";

async function save(page: Page) {
  await page.getByText("Guardar", { exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar", exact: true }).click();
}

const saved = (page: Page) => page.getByText("Sin cambios por guardar");

/** The list of problems that prevent saving. */
const problems = (page: Page) => page.locator("#problems");

async function choosePicture(page: Page, button: Locator, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles({ name, mimeType: "image/jpeg", buffer });
}

async function listErrors(develop: Develop) {
  return (await validateContent(develop.file("data"))).issues;
}

test("says its address in the terminal, after all that Gatsby says", ({ develop }) => {
  const [before = ""] = develop.output().split("El editor está en");
  expect(before).toContain("Generating GraphQL and TypeScript types");
});

test("lists all content in Spanish", async ({ page, develop }) => {
  await openEditor(page, develop);
  for (const name of ["Proyectos", "Alquileres", "Servicios", "El sitio"]) {
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByText(/ Los Encinares · Las Rozas.* · En construcción$/)).toBeVisible();
  // Of Decap's tabs, only that of the contents.
  await expect(page.locator("header").getByRole("listitem")).toHaveText(["Contenido"]);
  await page.getByRole("textbox").fill("encinares");
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByText("Resultados de «encinares» en Proyectos")).toBeVisible();
  await expect(page.getByText("Residencial Los Encinares")).toBeVisible();
  await page.getByRole("link", { name: "El sitio" }).click();
  await page.getByRole("link", { name: "Equipo" }).click();
  await page.getByText("← El sitio").click();
  await expect(page.getByRole("link", { name: "Equipo" })).toBeVisible();
});

for (const locale of ["es-ES", "en-US"]) {
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    test("changes a price in Spanish notation, and nothing else", async ({ page, develop }) => {
      // With the site open in another tab, as the guide suggests.
      const site = await page.context().newPage();
      await openUntilShown(site, `${develop.url}/alquiler/1/`, site.getByText("2.500 € al mes"));
      await openEditor(page, develop, FORM);
      const price = page.getByLabel("Precio mensual");
      await expect(price).toHaveValue(/^2\.500\s€$/);
      await price.fill("2.650");
      await save(page);
      await expect(saved(page)).toBeVisible();
      const expected = original.replace('"price": 2500', '"price": 2650');
      expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(expected);
      expect(develop.changed()).toEqual(["rentals/1/rental.json"]);
      expect(await listErrors(develop)).toEqual([]);
      await expect(site.getByText("2.650 € al mes").first()).toBeVisible();
    });
  });
}

test("saves no invalid number and no missing field", async ({ page, develop }) => {
  await openEditor(page, develop, FORM);
  const price = page.getByLabel("Precio mensual");
  for (const [text, message] of [
    ["2,650.50", "Precio mensual: escribe un número"],
    ["2,5", "Precio mensual: escribe un número entero"],
    ["25", "Precio mensual: como mínimo, 50."],
    ["", "Precio mensual: hace falta."],
  ] as const) {
    await price.fill(text);
    await save(page);
    await expect(problems(page)).toContainText(message);
    await expect(price).toBeFocused();
    await expect(price).toBeInViewport();
  }
  expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(original);
  await price.fill("2.600");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
});

test("saves nothing invalid, and explains why in the form's terms", async ({ page, develop }) => {
  await openEditor(page, develop, FORM);
  for (const label of ["Lugar", "Nombre"]) await page.getByLabel(label).fill("-");
  await page.getByRole("button", { name: "Añadir a «planos»" }).click();
  await expect(page.getByLabel("Título")).toBeFocused();
  await expect(page.getByLabel("Título")).toBeInViewport();
  await page.getByLabel("Título").fill("Planta");
  await page.getByLabel("Texto alternativo").last().fill("Una planta");
  const plan = page.getByLabel("Plano", { exact: true });
  await choosePicture(page, plan, "plano.jpg", await flatPicture(300, 300));
  const tooSmall = page.getByText(
    "se esperaba una imagen de 1200 px de ancho o más; mide 300: «plano.jpg»",
  );
  await expect(tooSmall).toBeVisible();
  await choosePicture(page, plan, "plano.jpg", await flatPicture(1200, 800));
  await expect(tooSmall).toHaveCount(0);
  await save(page);
  await expect(problems(page)).toContainText("Nombre: se esperaba un texto que no esté vacío");
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expect(page.getByLabel("Nombre")).toBeInViewport();
  await expect(page.getByText("API_ERROR")).toHaveCount(0);
  expect(develop.changed()).toEqual([]);
});

test("undoes a saved change, but never overwrites a newer file", async ({ page, develop }) => {
  const price = page.getByLabel("Precio mensual");
  for (const id of [2, 1]) {
    await openEditor(page, develop, FORM.replace("1", String(id)));
    await expect(page.getByLabel("Identificador")).toHaveValue(String(id));
  }
  for (const text of ["2.600", "2.700", "2.500"]) {
    await price.fill(text);
    await save(page);
    await expect(saved(page)).toBeVisible();
  }
  expect(develop.changed()).toEqual([]);
  const newer = original.replace('"price": 2500', '"price": 2800');
  writeFileSync(develop.file(RENTAL), newer);
  await price.fill("2.900");
  await save(page);
  await expect(problems(page)).toContainText("Difieren: Precio mensual.");
  await expect(price).toHaveValue(/^2\.900\s€$/);
  expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(newer);
});

test("lists a broken file with its error, and opens no form for it", async ({ page, develop }) => {
  writeFileSync(develop.file(RENTAL), original.replace(",\n", "\n"));
  await openEditor(page, develop, "#/collections/rentals");
  const broken = page.getByText(/^⚠ No se puede abrir .*falta una coma \(línea 3\)/);
  await broken.click();
  await expect(page.getByRole("heading", { name: /falta una coma \(línea 3\)/ })).toBeVisible();
  await expect(page.getByLabel("Nombre")).toHaveCount(0);
});

test("adds a project with its pictures", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/projects/new");
  await page.getByLabel("Nombre").fill("Villas Nuevas");
  await page.getByLabel("Descripción").fill("Doce villas junto al monte.\n\nCon jardín.");
  await page.getByLabel("Lugar").fill("Alcobendas");
  for (const [label, option] of [
    ["Estado", "Próximamente"],
    ["Operación", "Venta"],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByText(option, { exact: true }).click();
  }
  await expect(page.getByText("Sin rellenar", { exact: true })).toHaveCount(4);
  await page.getByRole("button", { name: "Desplegar" }).first().click();
  // Of different heights, to tell them apart.
  const sent = await Promise.all([0, 1, 2, 3, 4].map((number) => flatPicture(1200, 800 + number)));
  for (const [index, buffer] of sent.entries()) {
    const button = page.getByText("Elegir una foto").first();
    await choosePicture(page, button, `Foto ${index}.jpg`, buffer);
    await expect(page.getByText("Cambiar la foto")).toHaveCount(index + 1);
  }
  const alternatives = page.getByLabel("Texto alternativo");
  await expect(alternatives).toHaveCount(4);
  for (const [index, alt] of ["Fachada", "Salón", "Cocina", "Jardín"].entries()) {
    await alternatives.nth(index).fill(alt);
  }
  await page.getByLabel("Superficie").fill("120 m²");
  await page.getByRole("button", { name: "Añadir a «características»" }).click();
  await page.getByLabel("Característica", { exact: true }).fill("Garaje");
  await save(page);
  await expect(saved(page)).toBeVisible();

  const picture = (number: number, alt: string) => ({ image: `./foto-${number}.jpg`, alt });
  const project = {
    $schema: "../../schemas/project.schema.json",
    id: "villas-nuevas",
    title: "Villas Nuevas",
    location: "Alcobendas",
    status: "future",
    type: "sale",
    image: "./foto-0.jpg",
    gallery: [
      picture(1, "Fachada"),
      picture(2, "Salón"),
      picture(3, "Cocina"),
      picture(4, "Jardín"),
    ],
    description: "Doce villas junto al monte.\n\nCon jardín.",
    details: { area: "120 m²", features: ["Garaje"] },
  };
  const text = readFileSync(develop.file(`${NEW}/project.json`), "utf8");
  expect(text).toBe(`${JSON.stringify(project, null, 2)}\n`);
  const pictures = [0, 1, 2, 3, 4].map((number) => `foto-${number}.jpg`);
  const files = [...pictures, "project.json"];
  expect(develop.changed()).toEqual(files.map((name) => `projects/villas-nuevas/${name}`));
  for (const [index, bytes] of sent.entries()) {
    expect(readFileSync(develop.file(`${NEW}/foto-${index}.jpg`)).equals(bytes)).toBe(true);
  }
  expect(await listErrors(develop)).toEqual([]);
});

test("leads to the first problem, even in a collapsed item", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/projects/entries/1/project");
  const home = page.getByText(/^1\.º A · /);
  await expect(home).toHaveText(/^1\.º A · 389\.000\s€ · Disponible$/);
  await home.click();
  const price = page.getByLabel("Precio").first();
  for (const [text, message] of [
    ["389", "Viviendas → 1.º A → Precio: se esperaba un número entero ≥ 10.000"],
    ["tres", "Viviendas → 1.º A → Precio: escribe un número"],
  ] as const) {
    await price.fill(text);
    await home.locator("..").getByRole("button").first().click();
    await expect(price).toBeHidden();
    await save(page);
    await expect(problems(page)).toContainText(message);
    await expect(price).toBeFocused();
    await expect(price).toBeInViewport();
  }
  await page.getByRole("button", { name: "Añadir a «características»" }).click();
  await save(page);
  await page.getByRole("button", { name: /^Datos → Características → n\.º \d → .*: hace/ }).click();
  await expect(page.getByLabel("Característica", { exact: true }).last()).toBeFocused();
  expect(develop.changed()).toEqual([]);
});

test("copies the pictures of a duplicate", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/projects/entries/1/project");
  await page.getByText("Guardado", { exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicar", exact: true }).click();
  await expect(page).toHaveURL(/\/new/);
  await page.getByLabel("Nombre").fill("Villas Nuevas");
  // With the name of another picture of the original.
  const sent = await flatPicture(1200, 801);
  await choosePicture(page, page.getByText("Cambiar la foto").first(), "2.jpg", sent);
  await expect(page.locator("img[src$='/2-2.jpg']")).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeVisible();
  const { image, gallery } = JSON.parse(readFileSync(develop.file(`${NEW}/project.json`), "utf8"));
  expect([image, gallery[1].image]).toEqual(["./2-2.jpg", "./2.jpg"]);
  expect(readFileSync(develop.file(`${NEW}/2-2.jpg`)).equals(sent)).toBe(true);
  for (const name of ["1.jpg", "2.jpg"]) {
    const [copied, first] = [`${NEW}/${name}`, `data/projects/1/${name}`].map((file) =>
      readFileSync(develop.file(file)),
    );
    expect(copied?.equals(first ?? Buffer.of())).toBe(true);
  }
  expect(await listErrors(develop)).toEqual([]);
});

test("rejects a taken identifier", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/rentals/new");
  await page.getByLabel("Nombre").fill("Ático en Chamberí");
  await page.getByLabel("Lugar").click();
  await expect(page.getByLabel("Identificador")).toHaveValue("atico-en-chamberi");
  await page.getByLabel("Identificador").fill("1");
  await save(page);
  await expect(problems(page)).toContainText("«1» ya lo tiene otra entrada");
});

test("starts an empty form after a new entry, without overwriting it", async ({
  page,
  develop,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  await openEditor(page, develop, "#/collections/legal/new");
  await page.getByLabel("Título").fill("Aviso legal");
  await page.getByRole("button", { name: "Añadir a «apartados»" }).click();
  await page.getByLabel("Título").last().fill("Titular");
  await page.getByRole("button", { name: "Añadir a «texto»" }).click();
  await page.getByLabel("Párrafo").fill("La firma.");
  await page.getByText("Guardar", { exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar y crear otra" }).click();
  await expect(page.getByLabel("Identificador")).toHaveValue("");
  expect(develop.changed()).toEqual(["legal/aviso-legal.json"]);
  expect(dialogs).toEqual([]);
});

test("restores unsaved changes, and blocks typing during a save", async ({ page, develop }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openEditor(page, develop, FORM);
  const price = page.getByLabel("Precio mensual");
  await price.fill("2.600");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await price.fill("2.700");
  // Decap saves a backup some seconds later.
  await page.waitForTimeout(3000);
  await page.reload();
  await expect(price).toHaveValue(/^2\.700/);
  await page.route("**/admin/api/**", async (route) => {
    await expect(page.locator("body")).toHaveAttribute("inert", "");
    await route.fallback();
  });
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.locator("body")).not.toHaveAttribute("inert");
  expect(JSON.parse(readFileSync(develop.file(RENTAL), "utf8")).price).toBe(2700);
});

test("keeps pictures and problems if leaving is cancelled", async ({ page, develop }) => {
  page.on("dialog", (dialog) => dialog.dismiss());
  await openEditor(page, develop, "#/collections/rentals");
  await page.locator("a[href$='/rentals/new']").click();
  await page.getByLabel("Nombre").fill("Bajo");
  const photo = page.getByText("Elegir una foto").first();
  await choosePicture(page, photo, "foto.jpg", await flatPicture(1200, 800));
  await expect(page.locator("img[src$='/foto.jpg']")).toBeVisible();
  await save(page);
  await expect(problems(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/new$/);
  await page.getByLabel("Nombre").fill("Bajo con patio");
  await expect(page.locator("img[src$='/foto.jpg']")).toBeVisible();
  await expect(problems(page)).toBeVisible();
});
