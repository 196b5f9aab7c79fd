import { cp, mkdir, rm } from "node:fs/promises";
import { PAGE_SIZE } from "../../../../../src/urls/pagination";
import { copySampleContent } from "../../../../sampleContent";

const copy = copySampleContent();

it.each([
  ["benefits", ["cuentas-claras"], "se esperaban 6 carpetas; hay 5"],
  ["team", ["hugo-salcedo-belmonte"], "se esperaban 4 carpetas; hay 3"],
  [
    "testimonials",
    ["joaquin-berruezo-lara", "marta-olmedilla-prieto"],
    "se esperaban 1 o más carpetas; hay 0",
  ],
])("finds that entries of %s are missing", async (folder, ids, message) => {
  for (const id of ids) await rm(copy.place(`${folder}/${id}`), { recursive: true });
  expect(await copy.issues()).toMatchObject([{ file: `data/${folder}`, level: "error", message }]);
});

it("warns about a list that is too long for one page", async () => {
  for (let number = 3; number <= PAGE_SIZE + 1; number += 1) {
    await mkdir(copy.place(`rentals/${number}`));
    await cp(copy.place("rentals/1"), copy.place(`rentals/${number}`), { recursive: true });
    await copy.setField(`rentals/${number}/rental.json`, "id", String(number));
  }
  const message = expect.stringMatching(/^son 49; de más de 48/);
  expect(await copy.issues()).toMatchObject([{ file: "data/rentals", level: "warning", message }]);
});
