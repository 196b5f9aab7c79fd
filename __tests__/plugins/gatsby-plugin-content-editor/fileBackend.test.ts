/** @jest-environment jsdom */
import {
  choosePicture,
  FileBackend,
  forgetNewPictures,
  getPictureUrl,
} from "../../../plugins/gatsby-plugin-content-editor/browser/fileBackend";

Object.assign(globalThis, { createClass: () => ({}) });
URL.createObjectURL = () => "blob:chosen";

const original = { data: '{ "$version": "1" }', file: { path: "data/rentals/1/rental.json" } };
const broken = { data: '{ "title": "⚠" }', file: { path: "data/rentals/2/rental.json" } };
const answers = {
  save: { version: "2" },
  get: original,
  list: [original, broken],
};
const sent: { action: string; path?: string; pictures?: object[] }[] = [];
globalThis.fetch = async (url, init) => {
  const picture = /rentals\/1\/(.*\.jpg)$/.exec(String(url))?.[1];
  if (picture)
    return { ok: picture !== "0.jpg", blob: async () => new Blob([picture]) } as Response;
  return { ok: true, text: async () => answer(String(init?.body)) } as Response;
};
globalThis.XMLHttpRequest = class {
  status = 200;
  responseText = "";
  open() {}
  send(body: string) {
    this.responseText = answer(body);
  }
} as never;

function answer(text: string): string {
  const body = JSON.parse(text);
  sent.push(body);
  const name = `foto-${body.taken?.length}.jpg`;
  const known = answers[body.action as keyof typeof answers];
  return JSON.stringify(body.taken ? { name } : known);
}

const NEW = { path: "", version: undefined };

const saveNew = () =>
  new FileBackend().persistEntry(
    { dataFiles: [{ path: "data/rentals/9/rental.json", raw: '{ "image": "./foto-0.jpg" }' }] },
    { newEntry: true },
  );

it("sends a chosen picture with its new entry", async () => {
  await choosePicture(NEW, new File(["x"], "Foto.jpg"), 1200);
  expect(getPictureUrl(NEW, "./foto-0.jpg")).toBe("blob:chosen");
  await saveNew();
  expect(sent.at(-1)?.pictures).toEqual([{ name: "foto-0.jpg", content: btoa("x") }]);
});

it("gives pictures that are chosen at the same time a name each", async () => {
  const chosen = ["x", "y"].map((text) => choosePicture(NEW, new File([text], "Foto.jpg"), 1200));
  expect(await Promise.all(chosen)).toEqual([{ name: "foto-0.jpg" }, { name: "foto-1.jpg" }]);
  forgetNewPictures();
});

it("goes on from its own save, also after a reload that restores unsaved changes", async () => {
  const dataFiles = [{ path: original.file.path, raw: original.data }];
  for (const version of ["1", "2"]) {
    jest.resetModules();
    const loaded = require("../../../plugins/gatsby-plugin-content-editor/browser/fileBackend");
    await new loaded.FileBackend().persistEntry({ dataFiles }, {});
    expect(sent.at(-1)).toMatchObject({ version });
  }
});

it("takes no pictures of a broken entry for those of a new one", async () => {
  await new FileBackend().entriesByFolder("data/rentals");
  expect(getPictureUrl(NEW, "./1.jpg")).toBe("/admin/1.jpg");
});

it("sends none of a new entry that was left, though the next one names a file like it", async () => {
  await choosePicture(NEW, new File(["x"], "Foto.jpg"), 1200);
  forgetNewPictures();
  expect(getPictureUrl(NEW, "./foto-0.jpg")).toBe("/admin/foto-0.jpg");
  await saveNew();
  expect(sent.at(-1)?.pictures).toEqual([]);
});

it("sends the pictures of its original with a duplicate, but for those that were chosen", async () => {
  await new FileBackend().getEntry(original.file.path);
  const duplicate = { path: "", version: "1" };
  expect(getPictureUrl(duplicate, "./1.jpg")).toBe("/admin/data/rentals/1/1.jpg");
  const odd = "/admin/data/rentals/1/n.%C2%BA%201%20%232%2050%25%3F.jpg";
  expect(getPictureUrl(duplicate, "./n.º 1 #2 50%?.jpg")).toBe(odd);
  await choosePicture(duplicate, new File(["x"], "Foto.jpg"), 1200);
  expect(sent.at(-1)).toMatchObject({ path: original.file.path });
  const raw = JSON.stringify({
    $version: "1",
    image: "./1.jpg",
    gallery: ["./foto-0.jpg", "./1.jpg", "./0.jpg", "../2/1.jpg"],
  });
  const dataFiles = [{ path: "data/rentals/9/rental.json", raw }];
  await new FileBackend().persistEntry({ dataFiles }, { newEntry: true });
  expect(sent.at(-1)?.pictures).toEqual([
    { name: "1.jpg", content: btoa("1.jpg") },
    { name: "foto-0.jpg", content: btoa("x") },
  ]);
});
