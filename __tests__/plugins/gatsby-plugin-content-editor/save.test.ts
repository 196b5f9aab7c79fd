/** @jest-environment node */
import { mkdir, readdir } from "node:fs/promises";
import type { Request, Response } from "express";
import { prepareSaving } from "../../../plugins/gatsby-plugin-content-editor/save";
import { contentCopy, flatPicture } from "../gatsby-plugin-content/copy";

const RENTAL = "rentals/1/rental.json";

describe("prepareSaving", () => {
  const copy = contentCopy();

  /** What becomes of an order to the editor's backend. */
  async function send(action: string, params: object) {
    const body = { action, params };
    const answer = { status: 200, error: "", isPassedOn: false, body };
    const response = {
      status(code: number) {
        answer.status = code;
        return this;
      },
      json: ({ error }: { error: string }) => {
        answer.error = error;
      },
    };
    await prepareSaving(copy.root())({ body } as Request, response as unknown as Response, () => {
      answer.isPassedOn = true;
    });
    return answer;
  }

  function persist(path: string, entry: object, assets: object[] = []) {
    const dataFiles = [{ path: `data/${path}`, raw: JSON.stringify(entry) }];
    return send("persistEntry", { dataFiles, assets });
  }

  it("writes what changed into the text that the file has", async () => {
    const text = await copy.read(RENTAL);
    const { isPassedOn, body } = await persist(RENTAL, { ...JSON.parse(text), price: 2650 });
    expect(isPassedOn).toBe(true);
    expect(body.params).toMatchObject({
      dataFiles: [{ raw: text.replace('"price": 2500', '"price": 2650') }],
    });
  });

  it("lets nothing be saved that the check refuses", async () => {
    const entry = { ...JSON.parse(await copy.read(RENTAL)), price: 0 };
    const { isPassedOn, status, error } = await persist(RENTAL, entry);
    expect([isPassedOn, status]).toEqual([false, 422]);
    expect(error).toMatch(/^data\/rentals\/1\/rental\.json:\d+:\d+ {2}price {2}se esperaba/);
  });

  it("is not held up by faults of other files", async () => {
    await copy.spoil("site/site.json", "name", "");
    expect(await persist(RENTAL, JSON.parse(await copy.read(RENTAL)))).toMatchObject({
      isPassedOn: true,
    });
  });

  it.each([
    [1200, true, ""],
    [300, false, "se esperaba una imagen de 1200 px de ancho o más; mide 300"],
  ])("checks pictures that come with it: %i px wide", async (width, isPassedOn, error) => {
    const content = (await flatPicture(width, 2)).toString("base64");
    const entry = { ...JSON.parse(await copy.read(RENTAL)), image: "nueva.jpg" };
    const asset = { path: "data/rentals/1/nueva.jpg", content, encoding: "base64" };
    const answer = await persist(RENTAL, entry, [asset]);
    expect(answer).toMatchObject({ isPassedOn, error: expect.stringContaining(error) });
  });

  it.each([
    ["../../projects/1/2.jpg", ""],
    ["../2/1.jpg", ""],
    ["../../suelta.jpg", ""],
    ["../../projects/1/9.jpg", "se esperaba una imagen que exista"],
  ])("finds pictures elsewhere in data/, such as %s", async (image, error) => {
    await copy.write("suelta.jpg", await flatPicture(1200, 2));
    const answer = await persist(RENTAL, { ...JSON.parse(await copy.read(RENTAL)), image });
    expect(answer).toMatchObject({ isPassedOn: !error, error: expect.stringContaining(error) });
  });

  it("writes new pictures before the entry that names them", async () => {
    const content = (await flatPicture(1200, 2)).toString("base64");
    const asset = { path: "data/rentals/1/nueva.jpg", content, encoding: "base64" };
    const entry = { ...JSON.parse(await copy.read(RENTAL)), image: "nueva.jpg" };
    const { isPassedOn, body } = await persist(RENTAL, entry, [asset]);
    expect(isPassedOn).toBe(true);
    expect(body.params).toMatchObject({ assets: [] });
    expect(await readdir(copy.place("rentals/1"))).toContain("nueva.jpg");
  });

  it("writes no picture of an entry that the check refuses", async () => {
    const before = await readdir(copy.place("projects/2"));
    const asset = { path: "data/projects/2/nueva.jpg", content: "", encoding: "base64" };
    const entry = { ...JSON.parse(await copy.read(RENTAL)), price: 0 };
    expect(await persist(RENTAL, entry, [asset])).toMatchObject({ isPassedOn: false });
    expect(await readdir(copy.place("projects/2"))).toEqual(before);
  });

  it.each(["package.json", "data/rentals/9/rental.json"])(
    "moves no entry: to %s",
    async (newPath) => {
      const raw = await copy.read(RENTAL);
      const dataFiles = [{ path: `data/${RENTAL}`, raw, newPath }];
      const answer = await send("persistEntry", { dataFiles, assets: [] });
      expect(answer).toMatchObject({ isPassedOn: false, status: 422 });
      expect(answer.error).toContain("no se puede mover");
    },
  );

  it("writes nothing to data/otra/cosa.json", async () => {
    const answer = await persist("otra/cosa.json", {});
    expect(answer).toMatchObject({ isPassedOn: false, status: 422 });
    expect(answer.error).toContain("data/otra/cosa.json no es del contenido");
  });

  describe("of what lies outside data/", () => {
    const { TMPDIR } = process.env;
    const copies = () => copy.place("../copies");
    beforeEach(async () => {
      process.env.TMPDIR = copies();
      await mkdir(copies());
    });
    afterEach(() => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    });

    it("copies nothing for an entry, not even to check it", async () => {
      const answer = await persist("projects/x/../../../../cosa.json", {});
      expect(answer).toMatchObject({ isPassedOn: false, status: 422 });
      expect(answer.error).toContain("data/projects/x/../../../../cosa.json está fuera de data/");
      expect(await readdir(copies())).toEqual([]);
    });

    it.each(["package.json", "data/../package.json", "../nueva.jpg", "/nueva.jpg"])(
      "writes no picture to %s, with an entry or without",
      async (name) => {
        const asset = { path: name, content: "", encoding: "utf8" };
        const entry = JSON.parse(await copy.read(RENTAL));
        const refused = {
          isPassedOn: false,
          status: 422,
          error: expect.stringContaining(`${name} está fuera de data/`),
        };
        expect(await persist(RENTAL, entry, [asset])).toMatchObject(refused);
        expect(await send("persistMedia", { asset })).toMatchObject(refused);
      },
    );
  });

  it.each(["deleteFile", "deleteFiles"])("refuses %s", async (action) => {
    expect(await send(action, { path: `data/${RENTAL}` })).toMatchObject({
      isPassedOn: false,
      status: 403,
    });
  });

  it("passes on a picture for data/", async () => {
    const asset = { path: "data/rentals/1/nueva.jpg", content: "", encoding: "utf8" };
    expect(await send("persistMedia", { asset })).toMatchObject({ isPassedOn: true });
  });

  it("passes on what changes nothing", async () => {
    expect(await send("entriesByFolder", {})).toMatchObject({ isPassedOn: true });
  });
});
