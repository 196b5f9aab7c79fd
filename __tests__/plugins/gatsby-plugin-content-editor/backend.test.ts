/** @jest-environment node */
import fs, { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { answerRequest } from "../../../plugins/gatsby-plugin-content-editor/backend";
import { contentCopy, flatPicture } from "../gatsby-plugin-content/copy";

const RENTAL = "rentals/1/rental.json";

const copy = contentCopy();

async function send(action: string, params: object) {
  const { status, body } = await answerRequest(copy.root(), { action, params });
  return { status, body, error: String((body as { error?: string }).error ?? "") };
}

const saveEntry = (name: string, entry: object, assets: object[] = []) =>
  send("persistEntry", {
    dataFiles: [{ path: `data/${name}`, raw: JSON.stringify(entry) }],
    assets,
  });

const readRental = async () => JSON.parse(await copy.read(RENTAL));

async function createAsset(name: string, width = 1200) {
  const content = (await flatPicture(width, 300)).toString("base64");
  return { path: name, content, encoding: "base64" };
}

describe("reading", () => {
  const file = { path: `data/${RENTAL}`, id: expect.stringMatching(/^[0-9a-f]{64}$/) };

  it("gives the entries of a folder, down to a depth", async () => {
    const list = (depth: number) =>
      send("entriesByFolder", { folder: "data/rentals", extension: "json", depth });
    expect((await list(1)).body).toEqual([]);
    expect((await list(2)).body).toHaveLength(2);
    expect((await list(2)).body).toContainEqual({ data: await copy.read(RENTAL), file });
  });

  it("gives no entries of a folder that does not exist", async () => {
    const params = { folder: "data/legal", extension: "json", depth: 1 };
    expect((await send("entriesByFolder", params)).body).toEqual([]);
  });

  it("gives single entries, empty where there is none", async () => {
    const { body } = await send("getEntry", { path: "data/rentals/9/rental.json" });
    expect(body).toEqual({ data: null, file: { path: "data/rentals/9/rental.json", id: null } });
    const files = [{ path: `data/${RENTAL}`, label: "Piso" }];
    expect((await send("entriesByFiles", { files })).body).toEqual([
      { data: await copy.read(RENTAL), file: { ...file, label: "Piso" } },
    ]);
  });

  it("gives a picture and the files of a folder", async () => {
    const name = "data/rentals/1/1.jpg";
    const content = (await readFile(copy.place("rentals/1/1.jpg"))).toString("base64");
    const data = { name: "1.jpg", content, encoding: "base64", id: expect.any(String) };
    const picture = { ...data, path: name };
    expect((await send("getMediaFile", { path: name })).body).toEqual(picture);
    const { body } = await send("getMedia", { mediaFolder: "data/rentals/1" });
    expect(body).toContainEqual(picture);
  });
});

describe("saving an entry", () => {
  it("writes what changed into the text that the file has", async () => {
    const text = await copy.read(RENTAL);
    expect((await saveEntry(RENTAL, { ...JSON.parse(text), price: 2650 })).status).toBe(200);
    expect(await copy.read(RENTAL)).toBe(text.replace('"price": 2500', '"price": 2650'));
  });

  it("saves nothing that the content check refuses", async () => {
    const text = await copy.read(RENTAL);
    const files = await readdir(copy.place("rentals/1"));
    const asset = await createAsset("data/rentals/1/nueva.jpg");
    const { status, error } = await saveEntry(RENTAL, { ...JSON.parse(text), price: 0 }, [asset]);
    expect(status).toBe(422);
    expect(error).toMatch(/^data\/rentals\/1\/rental\.json:\d+:\d+ {2}price {2}se esperaba/);
    expect(await copy.read(RENTAL)).toBe(text);
    expect(await readdir(copy.place("rentals/1"))).toEqual(files);
  });

  it("is not prevented by errors in other files", async () => {
    await copy.spoil("site/site.json", "name", "");
    expect(await saveEntry(RENTAL, await readRental())).toMatchObject({ status: 200 });
  });

  it.each([
    [1200, 200, ""],
    [300, 422, "se esperaba una imagen de 1200 px de ancho o más; mide 300"],
  ])("checks a new picture of %i px", async (width, status, error) => {
    const asset = await createAsset("data/rentals/1/nueva.jpg", width);
    const answer = await saveEntry(RENTAL, { ...(await readRental()), image: "nueva.jpg" }, [
      asset,
    ]);
    expect(answer).toMatchObject({ status, error: expect.stringContaining(error) });
  });

  it("writes new pictures before the entry that names them", async () => {
    const asset = await createAsset("data/rentals/1/nueva.jpg");
    const entry = { ...(await readRental()), image: "nueva.jpg" };
    const writeFile = jest.spyOn(fs, "writeFile");
    expect(await saveEntry(RENTAL, entry, [asset])).toMatchObject({ status: 200 });
    const names = writeFile.mock.calls.map(([file]) => path.relative(copy.root(), String(file)));
    writeFile.mockRestore();
    expect(names.filter((name) => name.startsWith("data/"))).toEqual([
      asset.path,
      `data/${RENTAL}`,
    ]);
  });

  it.each([
    ["../../projects/1/2.jpg", ""],
    ["../2/1.jpg", ""],
    ["../../suelta.jpg", ""],
    ["../../projects/1/9.jpg", "se esperaba una imagen que exista"],
  ])("finds pictures elsewhere in data/, such as %s", async (image, error) => {
    await copy.write("suelta.jpg", await flatPicture(1200, 300));
    const answer = await saveEntry(RENTAL, { ...(await readRental()), image });
    expect(answer).toMatchObject({
      status: error ? 422 : 200,
      error: expect.stringContaining(error),
    });
  });

  it.each(["otra/cosa.json", "projects/1/1.jpg"])("writes no entry to data/%s", async (name) => {
    const { status, error } = await saveEntry(name, {});
    expect([status, error]).toEqual([422, `data/${name} no es del contenido`]);
  });

  it("checks an entry under whatever name it comes", async () => {
    const entry = { ...(await readRental()), price: 0 };
    expect((await saveEntry("projects/../rentals/1/rental.json", entry)).status).toBe(422);
  });

  it.each(["package.json", "data/rentals/9/rental.json"])(
    "moves no entry to %s",
    async (newPath) => {
      const raw = await copy.read(RENTAL);
      const { status, error } = await send("persistEntry", {
        dataFiles: [{ path: `data/${RENTAL}`, raw, newPath }],
        assets: [],
      });
      expect(status).toBe(422);
      expect(error).toContain("no se puede mover");
    },
  );
});

describe("outside data/", () => {
  const { TMPDIR } = process.env;
  const temporary = () => copy.place("../temporary");
  beforeEach(async () => {
    process.env.TMPDIR = temporary();
    await mkdir(temporary());
  });
  afterEach(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });

  it("copies nothing of an entry, not even to check it", async () => {
    const { status, error } = await saveEntry("projects/x/../../../../cosa.json", {});
    expect(status).toBe(422);
    expect(error).toContain("data/projects/x/../../../../cosa.json está fuera de data/");
    expect(await readdir(temporary())).toEqual([]);
  });

  it.each(["package.json", "data/../package.json", "../nueva.jpg", "/nueva.jpg"])(
    "reads and writes nothing at %s",
    async (name) => {
      const asset = await createAsset(name);
      const refused = {
        status: 422,
        error: expect.stringContaining(`${name} está fuera de data/`),
      };
      expect(await saveEntry(RENTAL, await readRental(), [asset])).toMatchObject(refused);
      expect(await send("persistMedia", { asset })).toMatchObject(refused);
      expect(await send("getEntry", { path: name })).toMatchObject(refused);
      expect(await send("getMediaFile", { path: name })).toMatchObject(refused);
      expect(await send("getMedia", { mediaFolder: name })).toMatchObject(refused);
    },
  );
});

it("saves a picture without an entry, but no JSON", async () => {
  const asset = await createAsset("data/rentals/1/nueva.jpg");
  const { body } = await send("persistMedia", { asset });
  expect(body).toMatchObject({ path: asset.path, content: asset.content });
  expect(await readdir(copy.place("rentals/1"))).toContain("nueva.jpg");
  const json = { ...asset, path: "data/rentals/2/rental.json" };
  expect(await send("persistMedia", { asset: json })).toMatchObject({ status: 422 });
});

it.each(["deleteFile", "deleteFiles"])("refuses %s", async (action) => {
  expect(await send(action, { path: `data/${RENTAL}` })).toMatchObject({ status: 403 });
});

it("refuses what the editor of this site never asks", async () => {
  expect((await send("publishUnpublishedEntry", {})).status).toBe(422);
});
