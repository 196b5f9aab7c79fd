import { rename } from "node:fs/promises";
import { copySampleContent } from "../../../../sampleContent";

const copy = copySampleContent();

it("finds an id that is not the name of its folder, as after renaming that", async () => {
  await rename(copy.place("projects/2"), copy.place("projects/villas"));
  expect(await copy.issues()).toContainEqual(
    expect.objectContaining({
      file: "data/projects/villas/project.json",
      field: "id",
      message: 'se esperaba "villas", como su carpeta; hay "2"',
    }),
  );
});

it("advises a shorter name where none can be derived", async () => {
  await rename(copy.place("projects/2"), copy.place("projects/проект"));
  const message = expect.stringMatching(/por otro más corto, en minúsculas sin acentos/);
  expect(await copy.issues()).toContainEqual(expect.objectContaining({ field: "id", message }));
});

it("advises renaming a folder whose name is not a valid id", async () => {
  await rename(copy.place("projects/2"), copy.place("projects/2 copia"));
  const message =
    'su carpeta se llama "2 copia": cambia el nombre de su carpeta y su id por otro como "2-copia"';
  expect(await copy.issues()).toContainEqual(expect.objectContaining({ field: "id", message }));
});
