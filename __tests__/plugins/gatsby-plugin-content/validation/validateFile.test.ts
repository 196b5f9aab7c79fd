import { mkdir, rename, rm } from "node:fs/promises";
import { contentCopy } from "../contentCopy";

const SITE = "site/site.json";

const copy = contentCopy();

it("finds missing files, and a file whose folder was renamed", async () => {
  await mkdir(copy.place("services/tasaciones"));
  await rm(copy.place(SITE));
  await rename(copy.place("projects/2"), copy.place("projects/villas"));
  expect(await copy.issues()).toMatchObject([
    { field: "photoBanner.caption.target", level: "warning" },
    {
      file: "data/projects/villas/project.json",
      field: "id",
      message: 'se esperaba "villas", como su carpeta; hay "2"',
    },
    { file: "data/services/tasaciones/service.json", line: 1, message: "falta el archivo" },
    { file: `data/${SITE}`, message: "falta el archivo" },
  ]);
});

it("advises renaming a folder whose name is not a valid id", async () => {
  await rename(copy.place("projects/2"), copy.place("projects/2 copia"));
  const message =
    'su carpeta se llama "2 copia": cambia el nombre de su carpeta y su id por otro como "2-copia"';
  expect(await copy.issues()).toContainEqual(expect.objectContaining({ field: "id", message }));
});
