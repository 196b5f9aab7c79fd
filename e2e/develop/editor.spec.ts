import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { flatPicture, SAMPLE } from "../../__tests__/sampleContent";
import { validateContent } from "../../plugins/gatsby-plugin-content/validation/validateContent";
import { type Develop, openUntilShown, test } from "./fixtures";

const RENTAL = "data/rentals/1/rental.json";

const original = readFileSync(`${SAMPLE}/rentals/1/rental.json`, "utf8");

test.beforeEach(({ develop }) => develop.restore());
test.afterAll(({ develop }) => develop.restore());

/** Opens a place in the form, which asks for no password. */
async function openEditor(page: Page, { url }: Develop, place = "") {
  await page.goto(`${url}/admin/${place}`);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

const FORM = "#/collections/rentals/entries/1/rental";

const getPrice = (page: Page) => page.getByLabel("Precio mensual");

/** Replaces a field's text as a person does. */
async function type(field: Locator, text: string) {
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}

async function save(page: Page) {
  await page.getByText("Guardar", { exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar", exact: true }).click();
}

const getMessage = (page: Page, text: string) => page.getByText(text).last();

/** Saves an entry, and waits until its file is written. */
async function saveSuccessfully(page: Page) {
  await save(page);
  await expect(page.getByText("Sin cambios por guardar")).toBeVisible();
}

async function choosePicture(page: Page, button: Locator, name: string, buffer: Buffer) {
  await button.click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Subir nuevo").click();
  await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
  await page.getByText("Confirmar selección").click();
  await expect(page.getByText("Confirmar selección")).toBeHidden();
}

const listErrors = async (develop: Develop) =>
  (await validateContent(develop.file("data"))).issues.filter(({ level }) => level === "error");

test("changes one line of the file for one price, at once on the page", async ({
  page,
  develop,
}) => {
  // With the site open in another tab, as the guide suggests.
  const site = await page.context().newPage();
  await openUntilShown(site, `${develop.url}/alquiler/1/`, site.getByText("2.500 €").first());
  await openEditor(page, develop, FORM);
  await expect(getPrice(page)).toHaveValue("2500");
  await type(getPrice(page), "2650");
  await saveSuccessfully(page);
  const expected = original.replace('"price": 2500', '"price": 2650');
  expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(expected);
  expect(develop.changed()).toEqual(["rentals/1/rental.json"]);
  await expect(site.getByText("2.650 €").first()).toBeVisible();
});

test("saves no other price than the one that was typed", async ({ page, develop }) => {
  await openEditor(page, develop, FORM);
  await type(getPrice(page), "2.500 €");
  await save(page);
  const found = 'hay "2.500 €"';
  await expect(getMessage(page, "Precio mensual: se esperaba")).toContainText(found);
  await type(getPrice(page), "");
  await save(page);
  await expect(getMessage(page, "Precio mensual es obligatorio.")).toBeVisible();
  expect(develop.changed()).toEqual([]);
});

test("saves a form again, but never over a newer or broken file", async ({ page, develop }) => {
  await openEditor(page, develop, FORM);
  for (const text of ["2600", "2700"]) {
    await type(getPrice(page), text);
    await saveSuccessfully(page);
    expect(JSON.parse(readFileSync(develop.file(RENTAL), "utf8")).price).toBe(Number(text));
  }
  await type(getPrice(page), "2900");
  for (const other of [original, "{"]) {
    writeFileSync(develop.file(RENTAL), other);
    await save(page);
    await expect(getMessage(page, "El archivo ha cambiado desde que abriste")).toBeVisible();
    expect(readFileSync(develop.file(RENTAL), "utf8")).toBe(other);
  }
  await expect(getPrice(page)).toHaveValue("2900");
});

test("lists a broken file with a warning, and does not replace it", async ({ page, develop }) => {
  writeFileSync(develop.file(RENTAL), original.replace(",\n", "\n"));
  await openEditor(page, develop, "#/collections/rentals");
  await page.getByText("⚠ Este archivo no es JSON válido").click();
  await expect(page.getByLabel("Nombre")).toHaveValue(/^⚠/);
  await type(page.getByLabel("Nombre"), "Ático");
  await save(page);
  await expect(getMessage(page, "No se ha guardado")).toBeVisible();
  expect(develop.changed()).toEqual(["rentals/1/rental.json"]);
});

test("leaves out optional fields that were emptied", async ({ page, develop }) => {
  await openEditor(page, develop, FORM.replace("1", "2"));
  await type(page.getByLabel("En una frase"), "");
  await page.getByLabel("Calificación energética").press("Backspace");
  await saveSuccessfully(page);
  const text = readFileSync(`${SAMPLE}/rentals/2/rental.json`, "utf8");
  const { summary, energyLabel, ...rest } = JSON.parse(text);
  expect([typeof summary, typeof energyLabel]).toEqual(["string", "string"]);
  expect(JSON.parse(readFileSync(develop.file("data/rentals/2/rental.json"), "utf8"))).toEqual(
    rest,
  );
});

test("changes a single file", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/site/entries/site");
  await type(page.getByLabel("Nombre").first(), "Portal");
  await saveSuccessfully(page);
  const text = readFileSync(`${SAMPLE}/site/site.json`, "utf8");
  const saved = JSON.parse(readFileSync(develop.file("data/site/site.json"), "utf8"));
  expect(saved).toEqual({ ...JSON.parse(text), name: "Portal" });
});

test("saves pictures beside their file, and none that is refused", async ({ page, develop }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openEditor(page, develop, FORM);
  const button = page.getByText("Elige una imagen diferente").first();
  await choosePicture(page, button, "pequeña.jpg", await flatPicture(300, 300));
  await save(page);
  const tooSmall = "Foto principal: se esperaba una imagen de 1200 px de ancho o más; mide 300";
  await expect(getMessage(page, tooSmall)).toBeVisible();
  // With the name of another picture, which Decap would replace at once.
  await choosePicture(page, button, "2.jpg", await flatPicture(1200, 801));
  await save(page);
  await expect(getMessage(page, "Ya hay una foto que se llama «2.jpg»")).toBeVisible();
  expect(develop.changed()).toEqual([]);

  await page.reload();
  const sent = await flatPicture(1200, 802);
  await choosePicture(page, button, "Salón grande.JPG", sent);
  await saveSuccessfully(page);
  const image = "./salon-grande.jpg";
  const saved = JSON.parse(readFileSync(develop.file(RENTAL), "utf8"));
  expect(saved).toEqual({ ...JSON.parse(original), image });
  expect(develop.changed()).toEqual(["rentals/1/rental.json", "rentals/1/salon-grande.jpg"]);
  expect(readFileSync(develop.file("data/rentals/1/salon-grande.jpg")).equals(sent)).toBe(true);
});

test("adds a project in a folder of its own, with its pictures", async ({ page, develop }) => {
  await openEditor(page, develop, "#/collections/projects/new");
  await type(page.getByLabel("Identificador"), "1");
  await type(page.getByLabel("Nombre"), "Villas Nuevas");
  await type(page.getByLabel("Descripción"), "Doce villas junto al monte.");
  await type(page.getByLabel("Lugar"), "Alcobendas");
  for (const [label, option] of [
    ["Estado", "Próximamente"],
    ["Operación", "Venta"],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByText(option, { exact: true }).click();
  }
  const choose = page.getByText("Elige una imagen", { exact: true }).first();
  await choosePicture(page, choose, "Foto 0.jpg", await flatPicture(1200, 800));
  for (const [index, alt] of ["Fachada", "Salón", "Cocina", "Jardín"].entries()) {
    await page.getByRole("button", { name: "Añadir a «fotos de la galería»" }).click();
    const picture = await flatPicture(1200, 801 + index);
    await choosePicture(page, choose, `Foto ${index + 1}.jpg`, picture);
    await type(page.getByLabel("Texto alternativo").last(), alt);
  }
  await type(page.getByLabel("Superficie"), "120 m²");
  await page.getByRole("button", { name: "Añadir a «características»" }).click();
  await type(page.getByLabel("Característica", { exact: true }), "Garaje");
  await save(page);
  await expect(getMessage(page, "El identificador «1» ya lo tiene otra entrada")).toBeVisible();
  expect(develop.changed()).toEqual([]);

  await type(page.getByLabel("Identificador"), "villas-nuevas");
  await saveSuccessfully(page);
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
    description: "Doce villas junto al monte.",
    details: { area: "120 m²", features: ["Garaje"] },
  };
  const folder = "data/projects/villas-nuevas";
  const text = readFileSync(develop.file(`${folder}/project.json`), "utf8");
  expect(text).toBe(`${JSON.stringify(project, null, 2)}\n`);
  const pictures = [0, 1, 2, 3, 4].map((number) => `foto-${number}.jpg`);
  const files = [...pictures, "project.json"];
  expect(develop.changed()).toEqual(files.map((name) => `projects/villas-nuevas/${name}`));
  expect(await listErrors(develop)).toEqual([]);
  const site = await page.context().newPage();
  const photo = site.getByRole("img", { name: "Fachada" });
  await openUntilShown(site, `${develop.url}/proyecto/villas-nuevas/`, photo);

  // The form now shows the entry that exists.
  await expect(page).toHaveURL(/\/entries\/villas-nuevas\/project$/);
  await type(page.getByLabel("Identificador"), "otras");
  await save(page);
  const isFolder = 'Identificador: se esperaba "villas-nuevas", como su carpeta; hay "otras"';
  await expect(getMessage(page, isFolder)).toBeVisible();
  expect(develop.changed()).toHaveLength(files.length);
});

test("writes only below data/, and only for its own page", async ({ request, develop }) => {
  const act = (path: string, origin: string) =>
    request.post(`${develop.url}/admin/api/v1`, {
      headers: { Origin: origin },
      data: {
        action: "persistEntry",
        params: {
          branch: "master",
          dataFiles: [{ path, slug: "1", raw: "{}" }],
          assets: [],
          options: { useWorkflow: false, commitMessage: "Save", status: "draft" },
        },
      },
    });
  expect((await act("legal/aviso.json", develop.url)).status()).toBe(200);
  expect(develop.changed()).toEqual(["legal/aviso.json"]);
  develop.restore();
  const before = readFileSync(develop.file("package.json"), "utf8");
  for (const path of ["../package.json", "legal/../../package.json", develop.file("package.json")])
    expect((await act(path, develop.url)).status()).not.toBe(200);
  expect(readFileSync(develop.file("package.json"), "utf8")).toBe(before);
  expect((await act("legal/aviso.json", "https://otro.example")).status()).toBe(403);
  expect(develop.changed()).toEqual([]);
});

/** Decap's function that gives the texts of a language. */
declare const CMS: { getLocale: (name: string) => object };

/** Lists the texts on the page, visible or for screen readers, that are English ones of Decap's. */
function findEnglish(): string[] {
  const list = (phrases: object): string[] =>
    Object.values(phrases).flatMap((one) => (typeof one === "object" ? list(one) : String(one)));
  const spanish = new Set(list(CMS.getLocale("es")));
  const english = list(CMS.getLocale("en")).filter((one) => !spanish.has(one));
  const patterns = english
    .map((one) =>
      one
        .trim()
        .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
        .replace(/%\{\w+\}/g, ".*"),
    )
    .filter((one) => /\w/.test(one))
    .map((one) => new RegExp(`^${one}$`));
  const shown = [...document.querySelectorAll("body *")].flatMap((element) => [
    ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)),
    ...[...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? node.textContent : "",
    ),
  ]);
  const texts = shown.map((text) => text?.trim() ?? "").filter(Boolean);
  return texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

test.describe("in a browser in English", () => {
  test.use({ locale: "en-US" });

  test("shows only Spanish words", async ({ page, develop }) => {
    const expectSpanish = async (shown: Locator) => {
      await expect(shown.first()).toBeVisible();
      expect(await page.evaluate(findEnglish)).toEqual([]);
    };
    await page.goto(`${develop.url}/admin/`);
    await expectSpanish(page.getByRole("button", { name: "Iniciar sesión" }));
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expectSpanish(page.getByText("Residencial Los Encinares"));
    await page.getByText("Ordenar por").click();
    await page.getByText("Añadir rápido").click();
    await expectSpanish(page.getByRole("menuitem", { name: "Alquiler", exact: true }));
    await page.keyboard.press("Escape");
    await page.getByPlaceholder("Buscar todas").fill("encinares");
    await expectSpanish(page.getByText("Buscar en"));
    await page.keyboard.press("Enter");
    await expectSpanish(page.getByText("Resultados de «encinares» en Proyectos"));
    await page.getByText("Residencial Los Encinares").click();
    await expectSpanish(page.getByLabel("Nombre"));
    await page.getByText("Guardado", { exact: true }).click();
    await expectSpanish(page.getByRole("menuitem", { name: "Duplicar" }));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Añadir a «planos»" }).click();
    await type(page.getByLabel("Nombre"), "");
    await page.getByText("Guardar", { exact: true }).click();
    await expectSpanish(page.getByRole("menuitem", { name: "Guardar y crear otra" }));
    await page.getByRole("menuitem", { name: "Guardar", exact: true }).click();
    await expectSpanish(page.getByText("No se ha guardado: falta algo."));
    await page.getByText("Elige una imagen diferente").first().click();
    await expectSpanish(page.getByText("Confirmar selección"));
  });
});
