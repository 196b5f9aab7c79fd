import { rename, rm } from "node:fs/promises";
import { copySampleContent } from "../../../../sampleContent";

const copy = copySampleContent();

it("reports missing folders, and the entries of one that was renamed", async () => {
  await rename(copy.place("rentals"), copy.place("alquileres"));
  await rm(copy.place("services"), { recursive: true });
  const message = "falta la carpeta: créala, o recupérala de una copia";
  expect((await copy.issues()).filter(({ level }) => level === "error")).toMatchObject([
    { file: "data/alquileres/1/rental.json" },
    { file: "data/alquileres/2/rental.json" },
    { file: "data/rentals", message },
    { file: "data/services", message },
  ]);
});
