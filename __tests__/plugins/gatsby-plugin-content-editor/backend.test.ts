import fs, { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { answerRequest } from "../../../plugins/gatsby-plugin-content-editor/backend";
import { getChosenPicture } from "../../../plugins/gatsby-plugin-content-editor/pictures";
import { contentCopy, flatPicture } from "../gatsby-plugin-content/contentCopy";

const RENTAL = "rentals/1/rental.json";
const PROJECT = "projects/1/project.json";

const copy = contentCopy();

interface Answer {
  data?: string;
  file?: { path: string };
  version?: string;
  name?: string;
  problems?: { place: string; message: string }[];
}

async function send(action: string, params: object) {
  const { status, body } = await answerRequest(copy.root(), { action, ...params });
  const { problems = [] } = body as Answer;
  const words = problems.map(({ place, message }) => [place, message].filter(Boolean).join(": "));
  return { status, body: body as Answer, words };
}

const list = async (folder?: string) =>
  (await answerRequest(copy.root(), { action: "list", folder })).body as Answer[];

/** Opens an entry as the form does, and returns its fields and version. */
async function open(name: string) {
  const { body } = await send("get", { path: `data/${name}` });
  const { $version: version, $label: _label, ...fields } = JSON.parse(body.data ?? "{}");
  return { fields, version };
}

const save = (name: string, fields: object, version?: string) =>
  send("save", { path: `data/${name}`, entry: fields, version });

/** Opens, changes and saves an entry. */
async function change(name: string, changes: object) {
  const { fields, version } = await open(name);
  return save(name, { ...fields, ...changes }, version);
}

/** Chooses a picture in an entry's form. */
async function choose(name: string, content?: Buffer, current?: string) {
  const { version } = await open(RENTAL);
  const bytes = content ?? (await flatPicture(1200, 300));
  return send("choosePicture", { version, name, minWidth: "1200", current, content: bytes });
}

describe("reading", () => {
  it("lists the entries of a kind, a broken one with its error and line", async () => {
    await copy.write(RENTAL, '{\n  "id": "1"\n  "title": "x"\n}');
    const [broken, other] = await list("data/rentals");
    expect(broken?.file).toEqual({ path: `data/${RENTAL}` });
    expect(JSON.parse(broken?.data ?? "").title).toMatch(
      /^⚠ No se puede abrir data\/rentals\/1\/rental\.json: .*falta una coma \(línea 3\)/,
    );
    expect(JSON.parse(other?.data ?? "").id).toBe("2");
    expect(await send("get", { path: `data/${RENTAL}` })).toMatchObject({
      status: 422,
      words: [expect.stringContaining("falta una coma (línea 3)")],
    });
  });

  it("lists single files by label, a broken one with its error", async () => {
    await copy.write("site/site.json", "{");
    const labels = (await list()).map(({ data = "" }) => JSON.parse(data).$label);
    const issue = expect.stringMatching(/^⚠ .*falta una llave/);
    expect(labels).toEqual(["Página de inicio", issue]);
  });

  it.each([
    ["features", "Ascensor", "Características"],
    ["title", { a: 1 }, "Nombre"],
    ["gallery.0.alt", ["a"], "Fotos de la galería → a → Texto alternativo"],
    ["gallery", [null], "Fotos de la galería → n.º 1"],
  ])("rejects an entry whose %s is %j", async (field, value, label) => {
    await copy.setField(RENTAL, field, value);
    expect(await send("get", { path: `data/${RENTAL}` })).toMatchObject({
      status: 422,
      words: [expect.stringContaining(`«${label}» no tiene la forma que se espera`)],
    });
  });

  it("opens an entry without one of its lists", async () => {
    await copy.setField(RENTAL, "gallery", undefined);
    expect(await send("get", { path: `data/${RENTAL}` })).toMatchObject({ status: 200 });
  });

  it("returns nothing for a missing entry", async () => {
    expect((await send("get", { path: "data/rentals/9/rental.json" })).body.data).toBe("");
    expect(await list("data/legal")).toEqual([]);
  });
});

describe("saving", () => {
  it("explains errors of the content check in the form's terms", async () => {
    const text = await copy.read(PROJECT);
    const { fields } = await open(PROJECT);
    const [unit] = fields.units;
    const { words } = await change(PROJECT, {
      title: "",
      units: [{ ...unit, price: 389, plan: "Otro", usableArea: 900 }],
    });
    expect(words).toEqual([
      'Nombre: se esperaba un texto que no esté vacío; hay ""',
      expect.stringMatching(
        new RegExp(
          `^Viviendas → ${unit.name} → Superficie útil: .*\\(Viviendas → ${unit.name} → Superficie\\)`,
        ),
      ),
      `Viviendas → ${unit.name} → Precio: se esperaba un número entero ≥ 10.000, por estar en venta; hay 389; ¿querías decir 389.000?`,
      `Viviendas → ${unit.name} → Plano: se esperaba el título de uno de Planos; hay "Otro"`,
    ]);
    const other = await change(PROJECT, { units: [{ ...unit, area: 97.5 }] });
    expect(other.words).toEqual([
      expect.stringMatching(/como Planos → .* → Superficie; hay 97,5$/),
    ]);
    const named = await change(PROJECT, { units: [{ ...unit, name: "Bajo · A ", price: 389 }] });
    expect(named.words).toContainEqual(expect.stringMatching(/^Viviendas → Bajo → Precio: /));
    const begun = await change(PROJECT, { status: "future" });
    expect(begun.words).toContainEqual(
      expect.stringContaining("se esperaba Previsto, por ser Estado: Próximamente; hay"),
    );
    expect(await copy.read(PROJECT)).toBe(text);
  });

  it("rejects an added item that was left empty", async () => {
    const { words } = await change(RENTAL, { floorPlans: [{}], features: ["Ascensor", ""] });
    expect(words).toContain(
      'Características → n.º 2: se esperaba un texto que no esté vacío; hay ""',
    );
    expect(words.join("\n")).toMatch(/Planos → n\.º 1 → Título: falta/);
  });

  it("is not prevented by errors in other files", async () => {
    await copy.setField("site/site.json", "name", "");
    expect(await change(RENTAL, {})).toMatchObject({ status: 200 });
  });

  it("never overwrites a newer file, and says what differs", async () => {
    const { fields, version } = await open(RENTAL);
    expect(await save(RENTAL, { ...fields, price: 2600 }, version)).toMatchObject({ status: 200 });
    const text = await copy.read(RENTAL);
    const { status, words } = await save(
      RENTAL,
      { ...fields, price: 2700, title: "Otro", energyLabel: "pending" },
      version,
    );
    expect(status).toBe(422);
    const differing = "Difieren: Nombre, Precio mensual, Calificación energética. Copia lo que";
    expect(words).toEqual([expect.stringContaining(differing)]);
    expect(await copy.read(RENTAL)).toBe(text);
    await copy.write(RENTAL, text.replace(",\n", "\n"));
    const broken = await save(RENTAL, fields, version);
    expect(broken.words).toEqual([expect.stringMatching(/^No se puede abrir .*falta una coma/)]);
  });

  it("rejects all but the first of simultaneous saves, and a save of a removed file", async () => {
    const { fields, version } = await open(RENTAL);
    const prices = [2600, 2700, 2800];
    const answers = await Promise.all(
      prices.map((price) => save(RENTAL, { ...fields, price }, version)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422]);
    expect(JSON.parse(await copy.read(RENTAL)).price).toBe(2600);
    await rm(copy.place(RENTAL));
    const { words } = await save(RENTAL, fields, answers[0]?.body.version);
    expect(words).toEqual([expect.stringContaining("ya no está")]);
  });

  it("never overwrites a file that changes while its entry is checked", async () => {
    const { stat } = fs;
    const edit = () => copy.replace(RENTAL, '"price": 2500', '"price": 2800');
    jest.spyOn(fs, "stat").mockImplementationOnce((...rest) => edit().then(() => stat(...rest)));
    const { words } = await change(RENTAL, { title: "Otro" });
    expect(words).toEqual([expect.stringContaining("Difieren: Nombre, Precio mensual.")]);
    expect(await copy.read(RENTAL)).toContain('"price": 2800');
  });

  it("never overwrites an entry that appears while a new one is checked", async () => {
    const { fields, version } = await open(RENTAL);
    jest.spyOn(fs, "readFile").mockImplementationOnce(async () => {
      await fs.cp(copy.place("rentals/2"), copy.place("rentals/9"), { recursive: true });
      throw new Error();
    });
    const { words } = await save("rentals/9/rental.json", { ...fields, id: "9" }, version);
    expect(words).toEqual([expect.stringContaining("«9» ya lo tiene otra entrada")]);
  });

  it("rejects a taken identifier, also in a folder or file numbered by Decap", async () => {
    const { fields } = await open(RENTAL);
    for (const name of [RENTAL, "rentals/1-1/rental.json", "rentals/1/rental-1.json"]) {
      const { words } = await save(name, fields);
      expect(words).toEqual(["El identificador «1» ya lo tiene otra entrada: escribe otro."]);
    }
    expect(await readdir(copy.place("rentals"))).toEqual(["1", "2"]);
  });

  it.each([
    ["EROFS", /No se puede escribir en la carpeta data/],
    ["ENOSPC", /No queda sitio en el disco/],
  ])("restores everything if writing fails with %s", async (code, message) => {
    const { writeFile } = fs;
    const image = `./${(await choose("nueva.jpg")).body.name}`;
    const { fields, version } = await open(RENTAL);
    const listFiles = async () =>
      (await readdir(copy.place("rentals"), { recursive: true })).sort();
    const before = [await copy.read(RENTAL), await listFiles()];
    const failed = new Set<unknown>();
    jest.spyOn(fs, "writeFile").mockImplementation(async (file, ...rest) => {
      if (!/rental\.json$/.test(String(file)) || failed.has(file)) return writeFile(file, ...rest);
      failed.add(file);
      await writeFile(file, "{");
      throw Object.assign(new Error(code), { code });
    });
    for (const [name, id] of [
      [RENTAL, "1"],
      ["rentals/9/rental.json", "9"],
    ] as const) {
      const { words } = await save(name, { ...fields, id, image }, version);
      expect(words).toEqual([expect.stringMatching(message)]);
      expect([await copy.read(RENTAL), await listFiles()]).toEqual(before);
    }
  });
});

describe("pictures", () => {
  it("are validated when chosen, with the messages of the content check", async () => {
    const narrow = await choose("Salón.jpg", await flatPicture(300, 300));
    const expected = "se esperaba una imagen de 1200 px de ancho o más; mide 300: «Salón.jpg»";
    expect(narrow.words).toEqual([expected]);
    const none = await choose("x.jpg", Buffer.of());
    expect(none.words).toEqual(["se esperaba una imagen; no lo es: «x.jpg»"]);
  });

  it("get a unique name, and are not written before their entry", async () => {
    const files = await readdir(copy.place("rentals/1"));
    expect((await choose("Salón (grande) 2.JPG")).body.name).toBe("salon-grande-2.jpg");
    expect((await choose("1.jpg", await flatPicture(1300, 400))).body.name).toBe("1-2.jpg");
    expect((await choose("1.JPG", await flatPicture(1400, 400))).body.name).toBe("1-3.jpg");
    // A picture that the form shows but the folder lacks.
    expect((await choose("lost.jpg", undefined, "./lost.jpg")).body.name).toBe("lost-2.jpg");
    expect(await readdir(copy.place("rentals/1"))).toEqual(files);
    await copy.write("rentals/1/Foto.JPG", "");
    expect((await choose("照片.jpg")).body.name).toBe("foto-2.jpg");
  });

  it("keep their name if chosen again, even in another entry's form", async () => {
    const content = await fs.readFile(copy.place("rentals/1/1.jpg"));
    expect((await choose("1.JPG", content, "./1.jpg")).body.name).toBe("1.jpg");
    const picture = { name: "Plaza.jpg", minWidth: "1200", content };
    for (const version of ["data/rentals/1/", "data/rentals/1/", "data/rentals/2/"])
      expect((await send("choosePicture", { ...picture, version })).body.name).toBe("plaza.jpg");
  });

  /** Replaces the gallery's first picture, and returns the new and the old name. */
  async function replaceFirst() {
    const { fields } = await open(RENTAL);
    const [first, ...rest] = fields.gallery;
    const { name } = (await choose("otra.jpg")).body;
    const image = `./${name}`;
    const answer = await change(RENTAL, { image, gallery: [{ ...first, image }, ...rest] });
    return { ...answer, name, replaced: path.basename(first.image) };
  }

  it("are written with their entry, and those that they replace are moved to the bin", async () => {
    await copy.write("rentals/1/suelta.jpg", "");
    const { status, name, replaced } = await replaceFirst();
    expect(status).toBe(200);
    const files = await readdir(copy.place("rentals/1"));
    expect(files).toEqual(expect.arrayContaining([name, "suelta.jpg"]));
    expect(getChosenPicture(`data/rentals/1/${name}`)).toBeUndefined();
    expect(files).not.toContain(replaced);
    const bin = await readdir(copy.place("../papelera"), { recursive: true });
    expect(bin).toEqual([expect.stringMatching(`-${replaced}$`)]);
  });

  it("are reported as saved even if replaced ones can't be moved to the bin", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    await fs.writeFile(copy.place("../papelera"), "");
    const { status, body, replaced } = await replaceFirst();
    expect(status).toBe(200);
    expect((await open(RENTAL)).version).toBe(body.version);
    expect(await readdir(copy.place("rentals/1"))).toContain(replaced);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("stay where they are if another entry uses them", async () => {
    await copy.setField(PROJECT, "image", "../../rentals/1/1.jpg");
    expect((await replaceFirst()).status).toBe(200);
    expect(await readdir(copy.place("rentals/1"))).toContain("1.jpg");
  });

  it("overwrite no file that has appeared meanwhile", async () => {
    const { name } = (await choose("tarde.jpg")).body;
    await copy.write(`rentals/1/${name}`, "");
    const { words } = await change(RENTAL, { image: `./${name}` });
    expect(words).toEqual(["Ya hay una imagen con ese nombre: elígela otra vez."]);
    expect(await copy.read(`rentals/1/${name}`)).toBe("");
  });

  it("are copied from the original to a duplicate, except newly chosen ones", async () => {
    const { fields, version } = await open(RENTAL);
    const { name } = (await choose("Distinta.jpg", await flatPicture(1300, 400))).body;
    const entry = { ...fields, id: "9", image: `./${name}` };
    const [first, ...rest] = fields.gallery;
    entry.gallery = [{ ...first, image: entry.image }, ...rest];
    expect((await save("rentals/9/rental.json", entry, version)).words).toEqual([]);
    const files = await readdir(copy.place("rentals/9"));
    const named = rest.map(({ image }: { image: string }) => path.basename(image));
    expect(files.sort()).toEqual([...new Set([...named, name, "rental.json"])].sort());
    expect(await readdir(copy.place("rentals/1"))).not.toContain(name);
  });
});

describe("paths outside the content", () => {
  it.each([
    "package.json",
    "data/../package.json",
    "data/projects/../rentals/1/rental.json",
    "data/otra/cosa.json",
    "data/projects/1/1.jpg",
    "/data/rentals/1/rental.json",
  ])("are neither read nor written: %s", async (name) => {
    const words = [`${name} no es del contenido.`];
    expect(await send("get", { path: name })).toMatchObject({ status: 422, words });
    expect(await send("save", { path: name, entry: {} })).toMatchObject({ status: 422, words });
  });

  it("can't be reached by the name of a picture", async () => {
    for (const name of ["../a.jpg", "/a.jpg", ".a.jpg", "b/a.jpg"]) {
      expect((await choose(name)).body.name).toMatch(/^a(-\d)?\.jpg$/);
    }
  });
});
