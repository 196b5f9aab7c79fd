import {
  choosePicture,
  FileBackend,
  forgetNewPictures,
  getPictureUrl,
} from "../../../plugins/gatsby-plugin-content-editor/page/fileBackend";

Object.assign(globalThis, { createClass: () => ({}) });
URL.createObjectURL = () => "blob:chosen";

const answers = { checkPicture: { name: "foto.jpg" }, save: { version: "2" } };
const sent: { action: keyof typeof answers; pictures?: object[] }[] = [];
globalThis.fetch = async (_url, init) => {
  const body = JSON.parse(String(init?.body));
  sent.push(body);
  return { ok: true, json: async () => answers[body.action as keyof typeof answers] } as Response;
};

const saveNew = () =>
  new FileBackend().persistEntry(
    { dataFiles: [{ path: "data/rentals/9/rental.json", raw: '{ "image": "./foto.jpg" }' }] },
    { newEntry: true },
  );

it("sends a chosen picture with its new entry", async () => {
  await choosePicture("", new File(["x"], "Foto.jpg"), 1200);
  expect(getPictureUrl("", "./foto.jpg")).toBe("blob:chosen");
  await saveNew();
  expect(sent.at(-1)?.pictures).toEqual([{ name: "foto.jpg", content: btoa("x") }]);
});

it("sends none of a new entry that was left, though the next one names a file like it", async () => {
  await choosePicture("", new File(["x"], "Foto.jpg"), 1200);
  forgetNewPictures();
  expect(getPictureUrl("", "./foto.jpg")).toBe("/admin/foto.jpg");
  await saveNew();
  expect(sent.at(-1)?.pictures).toEqual([]);
});
