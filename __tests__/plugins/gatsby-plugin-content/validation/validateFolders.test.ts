import { mkdir, rename, rm } from "node:fs/promises";
import { copySampleContent } from "../sampleContent";

const copy = copySampleContent();

it("reports stray JSON and missing folders", async () => {
  await copy.write("projects/1/copia.json", "{}");
  await mkdir(copy.place("legal"));
  await copy.write("legal/cookies.json", "{}");
  await rename(copy.place("rentals"), copy.place("alquileres"));
  await rm(copy.place("services"), { recursive: true });
  expect(await copy.issues()).toMatchObject([
    { file: "data/alquileres/1/rental.json", message: expect.stringContaining("sácalo de data/") },
    { file: "data/alquileres/2/rental.json" },
    { file: "data/legal/cookies.json", message: expect.stringContaining("sácalo de data/") },
    { file: "data/projects/1/copia.json", message: expect.stringContaining("sácalo de data/") },
    {
      file: "data/rentals",
      level: "error",
      message: "falta la carpeta: créala, o recupérala de una copia",
    },
    {
      file: "data/services",
      level: "error",
      message: "falta la carpeta: créala, o recupérala de una copia",
    },
    ...Array(9).fill({ level: "warning" }),
  ]);
});
