/** @jest-environment node */
import { mkdir } from "node:fs/promises";
import { contentCopy } from "./copy";

const FILE = "legal/aviso-legal.json";
const right = {
  id: "aviso-legal",
  title: "Aviso legal",
  updated: "2026-11-21",
  sections: [{ title: "Titular", paragraphs: ["Zaguán, S. A."] }],
};

const copy = contentCopy();

beforeEach(async () => {
  await mkdir(copy.place("legal"));
  await copy.write(FILE, JSON.stringify(right, null, 2));
});

it("finds a legal page that has another id than its file", async () => {
  await copy.spoil(FILE, "id", "cookies");
  const message = 'se esperaba "aviso-legal", como su archivo; hay "cookies"';
  expect(await copy.issues()).toMatchObject([{ file: `data/${FILE}`, field: "id", message }]);
});

it("rejects a legal page in a folder of its own", async () => {
  await mkdir(copy.place("legal/cookies"));
  await copy.write("legal/cookies/legal.json", JSON.stringify(right));
  expect(await copy.issues()).toMatchObject([
    {
      file: "data/legal/cookies/legal.json",
      message: expect.stringContaining("aquí no va nada"),
    },
  ]);
});
