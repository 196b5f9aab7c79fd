import { readdir, readFile, rm } from "node:fs/promises";
import { checkEntry } from "../../../plugins/gatsby-plugin-content-editor/checkEntry";
import { copySampleContent, flatPicture } from "../../sampleContent";

const RENTAL = "rentals/1/rental.json";

const copy = copySampleContent();

const change = (text: string, changes: object) =>
  JSON.stringify({ ...JSON.parse(text), ...changes }, null, 2);

/** Checks the sample's rental with changes, as its open form would. */
async function check(changes: object, request: object = {}) {
  const opened = await copy.read(RENTAL);
  const sent = { collection: "rentals", path: RENTAL, isNew: false, opened, pictures: [] };
  return checkEntry(copy.root(), { ...sent, text: change(opened, changes), ...request });
}

const createPicture = async (name: string, width: number) => ({
  name,
  content: (await flatPicture(width, 800)).toString("base64"),
});

it("accepts a valid change", async () => {
  expect(await check({ price: 2600 })).toBeUndefined();
});

it("says what is wrong in the form's terms", async () => {
  const gallery = [{ image: "./1.jpg", alt: "" }];
  const floorPlans = [{ title: "Planta baja", image: "./1.jpg", alt: "" }];
  expect(await check({ price: "2.500", gallery, floorPlans })).toBe(
    'Precio mensual: se esperaba un número entero ≥ 50 y ≤ 99999; hay "2.500"; escribe solo el número, sin comillas, € ni puntos de millar · ' +
      "Fotos de la galería: se esperaba una lista de 4 elementos; tiene 1 · " +
      'Fotos de la galería, n.º 1, Texto alternativo: se esperaba un texto que no esté vacío; hay "" · ' +
      'Planos, n.º 1 (Planta baja), Texto alternativo: se esperaba un texto que no esté vacío; hay ""',
  );
});

it.each(["2.500", "2.500 €", "1.800", 2.5, 92.5])("refuses %j as a price", async (price) => {
  expect(await check({ price })).toMatch(/^Precio mensual: se esperaba un número entero/);
});

it("is not stopped by warnings, nor by errors in other files", async () => {
  await copy.setField("site/site.json", "name", "");
  const nearby = [{ name: "Plaza", minutes: 5, means: "walk" }];
  expect(await check({ place: { latitude: 1, longitude: 1, nearby } })).toBeUndefined();
  expect(await check({ title: "Piso en ½ calle" })).toBeUndefined();
});

it.each([
  ["changed", (text: string) => text.replace("2500", "2800")],
  ["broke", () => "{"],
  ["was removed", undefined],
])("refuses a form whose file %s while it was open", async (_what, edit) => {
  const opened = await copy.read(RENTAL);
  if (edit) await copy.write(RENTAL, edit(opened));
  else await rm(copy.place(RENTAL));
  const text = change(opened, { price: 2600 });
  const request = { collection: "rentals", path: RENTAL, isNew: false, opened, text, pictures: [] };
  expect(await checkEntry(copy.root(), request)).toMatch(/^El archivo ha cambiado/);
});

it("refuses a new entry with the identifier of another, and one without a valid one", async () => {
  const isNew = { path: "", isNew: true, opened: "" };
  expect(await check({}, isNew)).toBe(
    "El identificador «1» ya lo tiene otra entrada: escribe otro.",
  );
  for (const id of ["Ático", "a/b", "..", "../rentals/1", 7, undefined]) {
    expect(await check({ id }, isNew)).toMatch(/^Identificador: /);
  }
});

it("refuses what another entry has, and forms without the page to consent to", async () => {
  const [member, other] = ["hugo-salcedo-belmonte", "elena-robledal-cifuentes"].map(
    (id) => `team/${id}/team-member.json`,
  ) as [string, string];
  const { role } = JSON.parse(await copy.read(other));
  const opened = await copy.read(member);
  const team = { collection: "team", path: member, opened, text: change(opened, { role }) };
  // The check names the second of both files, which may be the other one.
  const second = { path: other, opened: await copy.read(other) };
  const { role: first } = JSON.parse(opened);
  expect(
    await check({}, { ...team, ...second, text: change(second.opened, { role: first }) }),
  ).toMatch(/^data\/team\/hugo.*: ".*" \(.*\) ya está en data\/team\/elena.*: uno de cada$/);
  expect(await check({}, team)).toMatch(/ya está en data\/team\/elena.*: uno de cada$/);
  const settings = await copy.read("site/site.json");
  const text = change(settings, { forms: { endpoint: "https://formularios.es/zaguan" } });
  const site = { collection: "site", path: "site/site.json", opened: settings, text };
  expect(await check({}, site)).toMatch(
    /se esperaba la página data\/legal\/politica-de-privacidad/,
  );
});

it("refuses a changed identifier", async () => {
  expect(await check({ id: "9" })).toBe('Identificador: se esperaba "1", como su carpeta; hay "9"');
});

it("checks new pictures before they are saved", async () => {
  const [wide, narrow] = [await createPicture("a.jpg", 1200), await createPicture("b.jpg", 300)];
  expect(await check({ image: "./a.jpg" }, { pictures: [wide] })).toBeUndefined();
  expect(await check({ image: "./b.jpg" }, { pictures: [narrow] })).toMatch(
    /^Foto principal: se esperaba una imagen de 1200 px de ancho o más; mide 300/,
  );
  expect(await check({ image: "./c.jpg" })).toMatch(/^Foto principal: .* no está "\.\/c\.jpg"$/);
  expect(await readdir(copy.place("rentals/1"))).not.toContain("a.jpg");
});

it("refuses another picture with the name of an existing one", async () => {
  const pictures = [await createPicture("1.jpg", 1300)];
  expect(await check({ image: "./1.jpg" }, { pictures })).toMatch(/^Ya hay una foto .*«1\.jpg»/);
  // The pictures of an earlier save are sent again.
  const content = await readFile(copy.place("rentals/1/1.jpg"), "base64");
  const saved = [{ name: "1.jpg", content }];
  expect(await check({ image: "./1.jpg" }, { pictures: saved })).toBeUndefined();
});

it.each([
  { collection: "schemas" },
  { collection: "../rentals" },
  { path: undefined },
  { pictures: [{ name: "a.jpg", content: "ñ" }] },
])("refuses a request that is not the form's: %j", async (request) => {
  expect(await check({}, request)).toBe("La petición no se entiende.");
});
