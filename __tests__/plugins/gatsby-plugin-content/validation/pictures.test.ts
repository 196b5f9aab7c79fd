import fs, { writeFile } from "node:fs/promises";
import { contentCopy, flatPicture as flat } from "../contentCopy";

const MEMBER = "team/elena-robledal-cifuentes/team-member.json";

const copy = contentCopy();

it("a portrait must be 400 pixels wide", async () => {
  await writeFile(copy.place("team/elena-robledal-cifuentes/corto.jpg"), await flat(399, 399));
  await copy.setField(MEMBER, "image", "./corto.jpg");
  expect(await copy.issues()).toMatchObject([
    { field: "image", message: expect.stringMatching(/400 px de ancho.*399/) },
    { level: "warning" },
  ]);
  await writeFile(copy.place("team/elena-robledal-cifuentes/corto.jpg"), await flat(400, 400));
  expect((await copy.issues()).map(({ level }) => level)).toEqual(["warning"]);
});

it("a picture may be anywhere in data/", async () => {
  await copy.setField("projects/1/project.json", "gallery.1.image", "../../rentals/1/2.jpg");
  const message = "ningún archivo usa esta imagen";
  expect(await copy.issues()).toMatchObject([
    { file: "data/projects/1/2.jpg", level: "warning", message },
  ]);
});

it("a picture without read permission is an error", async () => {
  // Root may read everything, so a corrupt picture is used.
  await copy.write("projects/1/1.jpg", "");
  jest.spyOn(fs, "access").mockRejectedValue(new Error());
  const message = expect.stringMatching(/^no se puede leer la imagen: da permiso/);
  expect(await copy.issues()).toMatchObject([{ message }, { message }]);
});
