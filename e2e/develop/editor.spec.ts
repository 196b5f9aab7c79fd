import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { flatPicture, SAMPLE } from "../../__tests__/plugins/gatsby-plugin-content/copy";
import { validateContent } from "../../plugins/gatsby-plugin-content/validateContent";
import { type Develop, test } from "./server";

const RENTAL = "data/rentals/1/rental.json";
const NEW = "data/projects/villas-nuevas";

const original = readFileSync(`${SAMPLE}/rentals/1/rental.json`, "utf8");

test.beforeEach(({ develop }) => develop.restore());
test.afterAll(({ develop }) => develop.restore());

async function openEditor(page: Page, { url }: Develop, place = "") {
  await page.goto(`${url}/admin/${place}`);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

async function save(page: Page) {
  await page.getByText("Publicar", { exact: true }).click();
  await page.getByText("Publicar ahora").click();
}

async function listErrors(develop: Develop) {
  return (await validateContent(develop.file("data"))).issues;
}

test("lists all the content, in Spanish", async ({ page, develop }) => {
  await openEditor(page, develop);
  for (const name of ["Proyectos", "Alquileres", "Servicios", "El sitio"]) {
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByText("Residencial Los Encinares")).toBeVisible();
});

test("changes a price, and nothing else", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/rentals/entries/1/rental");
  await page.getByLabel("Precio mensual").fill("2650");
  await save(page);
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  const expected = original.replace('"price": 2500', '"price": 2650');
  expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(expected);
  expect(develop.changed()).toEqual(["rentals/1/rental.json"]);
  expect(await listErrors(develop)).toEqual([]);
  await page.goto(`${develop.url}/alquiler/1/`);
  await expect(page.locator("dd", { hasText: "2.650 € al mes" })).toBeVisible();
});

test("saves nothing that the check refuses, and says why", async ({ page, develop }) => {
  const before = readFileSync(develop.file(RENTAL), "utf8");
  await openEditor(page, develop, "#/collections/rentals/entries/1/rental");
  await page.getByLabel("Identificador").fill("otro");
  await save(page);
  await expect(page.getByText(/se esperaba "1", como su carpeta; hay "otro"/)).toBeVisible();
  await expect(page.getByText("Cambios no guardados")).toBeVisible();
  expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(before);
});

test("adds a project with its pictures, which is built into pages", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/projects/new");
  await page.getByLabel("Identificador").fill("villas-nuevas");
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
  // The same picture heads the card and the gallery: the editor asks before replacing it.
  page.on("dialog", (dialog) => dialog.accept());
  // Of a height each, to tell them apart.
  const sent = await Promise.all([1, 2, 3, 4].map((number) => flatPicture(1200, 800 + number)));
  for (const number of [1, 1, 2, 3, 4]) {
    const buffer = sent[number - 1] ?? Buffer.of();
    await page.getByRole("button", { name: "Elige una imagen", exact: true }).first().click();
    await page.setInputFiles("input[type=file]", {
      name: `${number}.jpg`,
      mimeType: "image/jpeg",
      buffer,
    });
    await page.getByRole("button", { name: "Confirmar selección" }).click();
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
  await expect(page.getByText("Cambios guardados")).toBeVisible();

  const picture = (number: number, alt: string) => ({ image: `./${number}.jpg`, alt });
  const project = {
    $schema: "../../schemas/project.schema.json",
    id: "villas-nuevas",
    title: "Villas Nuevas",
    description: "Doce villas junto al monte.\n\nCon jardín.",
    location: "Alcobendas",
    status: "future",
    type: "sale",
    image: "./1.jpg",
    gallery: [
      picture(1, "Fachada"),
      picture(2, "Salón"),
      picture(3, "Cocina"),
      picture(4, "Jardín"),
    ],
    details: { area: "120 m²", features: ["Garaje"] },
  };
  const text = readFileSync(develop.file(`${NEW}/project.json`), "utf8");
  expect(text).toBe(`${JSON.stringify(project, null, 2)}\n`);
  const files = ["1.jpg", "2.jpg", "3.jpg", "4.jpg", "project.json"];
  expect(develop.changed()).toEqual(files.map((name) => `projects/villas-nuevas/${name}`));
  for (const [index, bytes] of sent.entries()) {
    expect(readFileSync(develop.file(`${NEW}/${index + 1}.jpg`)).equals(bytes)).toBe(true);
  }
  expect(await listErrors(develop)).toEqual([]);

  await page.goto(`${develop.url}/`);
  await page.getByRole("link", { name: "Villas Nuevas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Villas Nuevas" })).toBeVisible();
  await expect(page.getByText("Doce villas junto al monte.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Fachada" })).toBeVisible();
});

test("takes no orders from pages of other sites", async ({ page, develop }) => {
  const response = await page.request.post(`${develop.url}/admin/api/v1`, {
    headers: { origin: "https://otro.example" },
    data: { action: "info" },
  });
  expect(response.status()).toBe(403);
});
